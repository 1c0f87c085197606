import { listOutgoingItems as contract } from '@omsorg/contract/customer-service/substitution/list-outgoing-items.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { itemViewOf } from '../item-replacement/item-view.ts'
import { readCandidates, readOutgoing } from './compared-items.sql.ts'
import { equivalentsOf } from './equivalents-of.ts'

export const listOutgoingItems = handle(contract, async ({ actor, today, tx }) => {
  const outgoing = await readOutgoing(tx, actor.market, today)
  const areas = [...new Set(outgoing.map((item) => item.therapyArea))]
  const candidates = areas.length > 0 ? await readCandidates(tx, actor.market, areas, today) : []
  return agree({
    items: outgoing.map((item) => ({
      item: itemViewOf(item),
      prescriptions: item.prescriptions,
      clients: item.clients,
      isBeingReplaced: item.isBeingReplaced,
      nearest: equivalentsOf(item, candidates, 1)[0] ?? null,
    })),
  })
})
