import { seeReplacementNotices as contract } from '@omsorg/contract/customer-service/substitution/see-replacement-notices.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { writeSeen } from './notices.sql.ts'

export const seeReplacementNotices = handle(contract, async ({ input, actor, now, tx }) => {
  const { carePlaceId } = actor
  if (carePlaceId === null) return agree({ seen: 0 })
  const { replacementIds } = input
  return agree({ seen: await writeSeen(tx, { carePlaceId, replacementIds, by: authorOf(actor), at: now }) })
})
