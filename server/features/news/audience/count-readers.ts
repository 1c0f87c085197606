import { countReaders as contract } from '@omsorg/contract/news/audience/count-readers.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { countedReaders } from './audience.sql.ts'
import { judgeAudience } from './judge-audience.ts'

export const countReaders = handle(contract, async ({ input, actor, tx }) => {
  const audience = await judgeAudience(tx, actor, input)
  if (!audience.ok) return audience
  const { everybody, in_units: inUnits, readers, languages } = await countedReaders(tx, audience.value)
  return agree({ everybody, inUnits, readers, languages: [...languages] })
})
