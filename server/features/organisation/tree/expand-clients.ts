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
  readRootPage,
  searchNodes,
  type Hit,
} from './tree.sql.ts'

export const expandClients = handle(contract, async ({ query, actor, language, tx }) => {
  const { searchTerm, clientId = null, careUnitId = null, carePlaceId = null, pageSize } = query
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

  const sent = { clientId, careUnitId, carePlaceId }
  // An address names what stands above its node as well: then all is asked at once.
  const isWhole = clientId !== null && (careUnitId !== null || carePlaceId === null)
  const isNamed = isWhole || careUnitId !== null || carePlaceId !== null
  const node = isNamed && !isWhole ? await findNode(tx, sent) : { client_id: clientId, care_unit_id: careUnitId }
  if (!node) return notFound()
  const opened = openedDownTo(node)
  const around = node.client_id
  const [isThere, roots, units, places] = await Promise.all([
    isWhole ? findNode(tx, sent) : true,
    pageSize === undefined ? readClients(tx, language) : readRootPage(tx, language, { page: 1, pageSize, around }),
    readCareUnits(tx, opened.clientIds, language),
    readCarePlaces(tx, { careUnitIds: opened.careUnitIds }, language),
  ])
  if (!isThere) return notFound()
  const { clients, ...counted } = 'page' in roots ? roots : { clients: roots, total: roots.length }
  const { total: totalCount, ...page } = counted
  return agree({ clients: treeOf(clients, units, places, opened), totalCount, ...page })
})

function openedDownTo({
  client_id,
  care_unit_id,
}: {
  readonly client_id: string | null
  readonly care_unit_id: string | null
}): Opened {
  return { clientIds: client_id ? [client_id] : [], careUnitIds: care_unit_id ? [care_unit_id] : [] }
}

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
