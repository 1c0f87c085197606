import { expandClients as contract, mostHits } from '@omsorg/contract/organisation/tree/expand-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { treeOf, type Opened } from './node-views.ts'
import {
  findNode,
  readCarePlaces,
  readCareUnits,
  readClients,
  readClientsOf,
  searchNodes,
  type Hit,
} from './tree.sql.ts'

export const expandClients = handle(contract, async ({ query, actor, language, tx }) => {
  const { searchTerm, clientId = null, careUnitId = null, carePlaceId = null } = query
  if (searchTerm) {
    const market = actor.application === 'CSP' ? actor.market : null
    const hits = await searchNodes(tx, { term: searchTerm, market, clientsAlone: false, limit: mostHits })
    const opened = openedBy(hits)
    const [clients, units, places] = await Promise.all([
      readClientsOf(tx, [...new Set(hits.map((hit) => hit.client_id))], language),
      readCareUnits(tx, opened.clientIds, language),
      readCarePlaces(tx, { careUnitIds: opened.careUnitIds }, language),
    ])
    const entities = treeOf(clients, units, places, opened)
    const ids = hits.map((hit) => hit.care_place_id ?? hit.care_unit_id ?? hit.client_id)
    return agree({ entities, totalCount: entities.length, hits: ids })
  }

  const named = clientId ?? careUnitId ?? carePlaceId
  const [clients, node] = await Promise.all([
    readClients(tx, language),
    named === null ? null : findNode(tx, { clientId, careUnitId, carePlaceId }),
  ])
  if (named !== null && !node) return notFound()
  const opened = {
    clientIds: node ? [node.client_id] : [],
    careUnitIds: node?.care_unit_id ? [node.care_unit_id] : [],
  }
  const [units, places] = await Promise.all([
    readCareUnits(tx, opened.clientIds, language),
    readCarePlaces(tx, { careUnitIds: opened.careUnitIds }, language),
  ])
  return agree({ clients: treeOf(clients, units, places, opened), totalCount: clients.length })
})

/** What leads to each hit: the client of a unit, and the client and the unit of a place. */
function openedBy(hits: readonly Hit[]): Opened {
  return {
    clientIds: [...new Set(hits.flatMap((hit) => (hit.care_unit_id === null ? [] : [hit.client_id])))],
    careUnitIds: [
      ...new Set(
        hits.flatMap((hit) => (hit.care_place_id === null || hit.care_unit_id === null ? [] : [hit.care_unit_id])),
      ),
    ],
  }
}
