import { listEquivalents as contract } from '@omsorg/contract/customer-service/substitution/list-equivalents.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { itemViewOf } from '../item-replacement/item-view.ts'
import { readCandidates, readCompared } from './compared-items.sql.ts'
import { equivalentsOf } from './equivalents-of.ts'

const most = 10

export const listEquivalents = handle(contract, async ({ query, actor, today, tx }) => {
  const replaced = await readCompared(tx, actor.market, query.replaced, today)
  if (!replaced) return refuse('item-not-found', { at: 'replaced' })
  const candidates = await readCandidates(tx, actor.market, [replaced.therapyArea], today)
  return agree({ replaced: itemViewOf(replaced), equivalents: equivalentsOf(replaced, candidates, most) })
})
