import { expandClients as contract, mostHits } from '@omsorg/contract/organisation/tree/expand-clients.ts'
import { actionNamed } from '@omsorg/domain/organisation/action/node-actions.ts'
import { isOneLine, isWithin, type Lineage } from '@omsorg/domain/organisation/tree/lineage.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { treeOf, type Opened } from './node-views.ts'
import {
  findNode,
  readCarePlaces,
  readCareUnits,
  readClients,
  readClientsOf,
  readNodesOfUser,
  readRootPage,
  searchNodes,
  type Hit,
} from './tree.sql.ts'

/** Of so many the ones are chosen that lie where the search is narrowed to. */
const mostLookedAt = 10_000

export const expandClients = handle(contract, async ({ query, actor, language, tx }) => {
  const { searchTerm, clientId = null, careUnitId = null, carePlaceId = null, userId, pageSize } = query
  const sent: Lineage = { clientId, careUnitId, carePlaceId }
  const kind = carePlaceId ? 'CarePlace' : careUnitId ? 'CareUnit' : clientId ? 'Client' : null
  const action =
    kind && query.actionName !== undefined && (actor.application === 'PRINCIPAL' || actor.application === 'CSP')
      ? { actionName: actionNamed(kind, actor.application, query.actionName) }
      : {}
  if (searchTerm || userId !== undefined) {
    const [searched, ofUser, within] = await Promise.all([
      searchTerm ? search(searchTerm, kind !== null || userId !== undefined) : null,
      userId === undefined || !actor.may('UserRead') ? [] : readNodesOfUser(tx, userId),
      kind === null || findNode(tx, sent),
    ])
    // A node that is out of reach, and a user who stands nowhere in the tree, are missing like those that there are not.
    if (!within || (userId !== undefined && ofUser.length === 0)) return notFound()
    const hits = (searched ?? ofUser)
      .filter((hit) => isWithin(lineageOf(hit), sent))
      .filter((hit) => userId === undefined || ofUser.some((each) => isOneLine(lineageOf(hit), lineageOf(each))))
      .slice(0, mostHits)
    const opened = openedBy(hits)
    const [clients, units, places] = await Promise.all([
      readClientsOf(tx, [...new Set(hits.map((hit) => hit.client_id))], language),
      readCareUnits(tx, opened.clientIds, language),
      readCarePlaces(tx, { careUnitIds: opened.careUnitIds }, language),
    ])
    const entities = treeOf(clients, units, places, opened)
    const ids = hits.map((hit) => hit.care_place_id ?? hit.care_unit_id ?? hit.client_id)
    return agree({ entities, totalCount: entities.length, hits: ids, ...action })
  }

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
  return agree({ clients: treeOf(clients, units, places, opened), totalCount, ...page, ...action })

  function search(term: string, isNarrowed: boolean): Promise<Hit[]> {
    const market = actor.application === 'CSP' ? actor.market : null
    return searchNodes(tx, { term, market, clientsAlone: false, limit: isNarrowed ? mostLookedAt : mostHits })
  }
})

const lineageOf = ({ client_id, care_unit_id, care_place_id }: Hit): Lineage => ({
  clientId: client_id,
  careUnitId: care_unit_id,
  carePlaceId: care_place_id,
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
