import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { expandClients, mostHits } from '@omsorg/contract/organisation/tree/expand-clients.ts'
import { listCarePlaces } from '@omsorg/contract/organisation/tree/list-care-places.ts'
import { listCareUnits } from '@omsorg/contract/organisation/tree/list-care-units.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import type { AddressedNode } from '@omsorg/domain/organisation/node/node-address.ts'
import type { OrganisationNodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import { type NameOrder, treeNode, type TreeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import { type PartOfRoots, rootsOfPage } from './known-roots.ts'
import { type Ask, createLazyTree, type LazyTree } from './lazy-tree.ts'

/** What a node of the tree is, beside its name. */
export interface NodeFacts {
  readonly kind: OrganisationNodeKind
  readonly clientId: string
  readonly careUnitId: string | null
}

export type ClientTree = LazyTree<NodeFacts, AddressedNode>

type ClientNode = AnswerOf<typeof listRootClients>['clients'][number]
type CareUnitNode = AnswerOf<typeof listCareUnits>['careUnits'][number]
type CarePlaceNode = AnswerOf<typeof listCarePlaces>['carePlaces'][number]

/** Clients, below them their care units, below these the care places. */
export function createClientTree(ask: Ask, order: NameOrder): ClientTree {
  return createLazyTree<NodeFacts, AddressedNode>(
    {
      roots: async (page) => {
        const answer = await ask(listRootClients, { query: { page, pageSize: rootsOfPage } }, { silent: true })
        return answer.ok ? { ok: true, value: partOf(answer.value.clients, page, answer.value) } : answer
      },
      downTo: async (node) => {
        const query = { ...queryOf(node), pageSize: rootsOfPage }
        const answer = await ask(expandClients, { query }, { silent: true })
        if (!answer.ok) return answer
        const { clients = [], page = 1 } = answer.value
        return { ok: true, value: partOf(clients, page, answer.value) }
      },
      search: async (searchTerm) => {
        const answer = await ask(expandClients, { query: { searchTerm } }, { silent: true })
        if (!answer.ok) return answer
        const hits = answer.value.hits?.length ?? 0
        return {
          ok: true,
          value: { nodes: (answer.value.entities ?? []).map(clientOf), hits, more: hits >= mostHits },
        }
      },
      childrenOf: async ({ id, facts }) => {
        // What has no id of its own has nothing to be asked for (A-4.6-13).
        if (id === '') return null
        if (facts.kind === 'Client') {
          const answer = await ask(listCareUnits, { params: { clientId: id } }, { silent: false })
          return answer.ok ? answer.value.careUnits.map(unitOf) : null
        }
        const answer = await ask(listCarePlaces, { params: { careUnitId: id } }, { silent: false })
        return answer.ok ? answer.value.carePlaces.map(placeOf) : null
      },
    },
    order,
  )
}

function partOf(
  clients: readonly ClientNode[],
  page: number,
  { totalCount }: { readonly totalCount: number },
): PartOfRoots<NodeFacts> {
  return { nodes: clients.map(clientOf), from: (page - 1) * rootsOfPage, total: totalCount }
}

function queryOf(node: AddressedNode) {
  const given = {
    clientId: node.clientId,
    careUnitId: node.kind === 'CareUnit' ? node.id : node.kind === 'CarePlace' ? node.careUnitId : null,
    carePlaceId: node.kind === 'CarePlace' ? node.id : null,
  }
  const { clientId, careUnitId, carePlaceId } = given
  return { ...(clientId && { clientId }), ...(careUnitId && { careUnitId }), ...(carePlaceId && { carePlaceId }) }
}

export function clientOf({
  id,
  name,
  childCount = 0,
  children,
}: Pick<ClientNode, 'id' | 'name'> & Partial<ClientNode>): TreeNode<NodeFacts> {
  const facts: NodeFacts = { kind: 'Client', clientId: id, careUnitId: null }
  return treeNode({ id, name, childCount, facts, children: children?.map(unitOf) })
}

export function unitOf({
  id,
  name,
  clientId,
  childCount = 0,
  children,
}: Pick<CareUnitNode, 'id' | 'name' | 'clientId'> & Partial<CareUnitNode>): TreeNode<NodeFacts> {
  const facts: NodeFacts = { kind: 'CareUnit', clientId, careUnitId: id }
  return treeNode({ id, name, childCount, facts, children: children?.map(placeOf) })
}

export function placeOf({
  id,
  name,
  clientId,
  careUnitId,
}: Pick<CarePlaceNode, 'id' | 'name' | 'clientId' | 'careUnitId'>): TreeNode<NodeFacts> {
  return treeNode({ id, name, facts: { kind: 'CarePlace', clientId, careUnitId } })
}

/** A node of the tree as its address names it. */
export function addressedNode({ id, facts }: TreeNode<NodeFacts>): AddressedNode {
  const { kind, clientId, careUnitId } = facts
  if (kind === 'Client') return { kind, id, clientId }
  return kind === 'CareUnit' ? { kind, id, clientId } : { kind, id, clientId, careUnitId }
}
