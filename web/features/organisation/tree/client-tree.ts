import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { expandClients, mostHits } from '@omsorg/contract/organisation/tree/expand-clients.ts'
import { listCarePlaces } from '@omsorg/contract/organisation/tree/list-care-places.ts'
import { listCareUnits } from '@omsorg/contract/organisation/tree/list-care-units.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import type { AddressedNode } from '@omsorg/domain/organisation/node/node-address.ts'
import type { OrganisationNodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import {
  type Forest,
  inserted,
  type NameOrder,
  pathTo,
  removed,
  renamed,
  treeNode,
  type TreeNode,
  withChildren,
} from '@omsorg/domain/organisation/tree/forest.ts'

/** What a node of the tree is, beside its name. */
export interface NodeFacts {
  readonly kind: OrganisationNodeKind
  readonly clientId: string
  readonly careUnitId: string | null
}

export type ClientForest = Forest<NodeFacts>

export interface ClientTreeState {
  readonly phase: 'loading' | 'failed' | 'there'
  /** What is shown: all clients, or what a search found. */
  readonly nodes: ClientForest
  readonly opened: ReadonlySet<string>
  /** Nodes whose children are on their way. */
  readonly busy: ReadonlySet<string>
  /** What was searched for, and how many nodes were found; null while nothing is. */
  readonly found: { readonly term: string; readonly hits: number; readonly more: boolean } | null
}

/** Asks the server; null when no answer came, which has been said already. */
export type Ask = <const E extends Definition>(
  endpoint: E,
  sent: CallOf<E>,
  options: { readonly silent: boolean },
) => Promise<{ readonly ok: true; readonly value: AnswerOf<E> } | { readonly ok: false; readonly reason: string }>

type ClientNode = AnswerOf<typeof listRootClients>['clients'][number]
type CareUnitNode = AnswerOf<typeof listCareUnits>['careUnits'][number]
type CarePlaceNode = AnswerOf<typeof listCarePlaces>['carePlaces'][number]

/**
 * The tree of clients of one who looks at it: what of it is loaded, what is opened, and what a search has put in its place. Each
 * node's children are asked for once (A-4.6-03, A-4.6-04).
 */
export function createClientTree(ask: Ask, order: NameOrder) {
  let all: { nodes: ClientForest; opened: ReadonlySet<string> } | null = null
  let state: ClientTreeState = { phase: 'loading', nodes: [], opened: new Set(), busy: new Set(), found: null }
  /** What was asked for last: an answer to what was asked before counts no more. */
  let latest = 0
  const watchers = new Set<() => void>()

  function set(part: Partial<ClientTreeState>): void {
    state = { ...state, ...part }
    if (!state.found && state.phase === 'there') all = { nodes: state.nodes, opened: state.opened }
    for (const tell of watchers) tell()
  }

  /** The same change of what is shown and of what a search hides. */
  function changeEach(change: (nodes: ClientForest) => ClientForest): void {
    if (state.found && all) all = { ...all, nodes: change(all.nodes) }
    set({ nodes: change(state.nodes) })
  }

  /** The tree down to a node, without a search. */
  async function show(node: AddressedNode | null): Promise<void> {
    if (state.found) return
    const path = node && state.phase === 'there' ? pathTo(state.nodes, node.id) : []
    if (state.phase === 'there' && (node === null || path.length > 0)) {
      return set({ opened: new Set([...state.opened, ...path.slice(0, -1).map(({ id }) => id)]) })
    }
    await load(node)
  }

  async function load(node: AddressedNode | null): Promise<void> {
    const asked = (latest += 1)
    if (state.phase !== 'there') set({ phase: 'loading' })
    const wanted = node && (await ask(expandClients, { query: queryOf(node) }, { silent: true }))
    if (asked !== latest) return
    // A node that is nowhere leaves the tree as it is: the pane says so.
    const answer =
      wanted?.ok || (wanted && wanted.reason !== 'not-found')
        ? wanted
        : state.phase === 'there'
          ? null
          : await ask(listRootClients, {}, { silent: true })
    if (asked !== latest || !answer) return
    if (!answer.ok) return set({ phase: state.phase === 'there' ? 'there' : 'failed' })
    const known = all?.nodes ?? []
    const nodes = (answer.value.clients ?? []).map((each) => keepingChildren(clientOf(each), known))
    const path = node ? pathTo(nodes, node.id) : []
    const opened = new Set([...(all?.opened ?? []), ...path.slice(0, -1).map(({ id }) => id)])
    set({ phase: 'there', nodes, opened, found: null })
  }

  /** What a term finds takes the place of the tree; without one the tree is there again (A-4.6-10, A-4.6-12). */
  async function search(term: string, node: AddressedNode | null): Promise<void> {
    if (term === '') {
      if (!state.found) return
      latest += 1
      state = { ...state, found: null, busy: new Set(), ...(all ?? { phase: 'loading', nodes: [], opened: new Set() }) }
      set({})
      return show(node)
    }
    if (state.found?.term === term) return
    const asked = (latest += 1)
    const answer = await ask(expandClients, { query: { searchTerm: term } }, { silent: true })
    if (asked !== latest) return
    const former = state.found?.hits ?? 0
    if (!answer.ok) return set({ phase: 'failed', found: { term, hits: former, more: false } })
    const nodes = (answer.value.entities ?? []).map(clientOf)
    const hits = answer.value.hits?.length ?? 0
    set({
      phase: 'there',
      nodes,
      opened: openedIn(nodes),
      busy: new Set(),
      found: { term, hits, more: hits >= mostHits },
    })
  }

  async function toggle(id: string, open: boolean): Promise<void> {
    const node = pathTo(state.nodes, id).at(-1)
    if (!node) return
    const opened = new Set(state.opened)
    if (open) opened.add(id)
    else opened.delete(id)
    set({ opened })
    if (!open || node.children || state.busy.has(id)) return
    set({ busy: new Set([...state.busy, id]) })
    const children = await childrenOf(node)
    set({ busy: new Set([...state.busy].filter((each) => each !== id)) })
    // Without an answer it closes again, so that opening it asks once more.
    if (children) changeEach((nodes) => withChildren(nodes, id, children))
    else set({ opened: new Set([...state.opened].filter((each) => each !== id)) })
  }

  async function childrenOf({ id, facts }: TreeNode<NodeFacts>): Promise<ClientForest | null> {
    if (facts.kind === 'Client') {
      const answer = await ask(listCareUnits, { params: { clientId: id } }, { silent: false })
      return answer.ok ? answer.value.careUnits.map(unitOf) : null
    }
    const answer = await ask(listCarePlaces, { params: { careUnitId: id } }, { silent: false })
    return answer.ok ? answer.value.carePlaces.map(placeOf) : null
  }

  return {
    state: () => state,
    watch: (tell: () => void) => {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    show,
    search,
    toggle,
    /** Asks once more after an answer that did not come. */
    again: (node: AddressedNode | null) => {
      const { found } = state
      if (!found) return load(node)
      state = { ...state, found: null }
      return search(found.term, node)
    },
    closeAll: () => set({ opened: new Set() }),
    insert: (parentId: string | null, node: TreeNode<NodeFacts>) =>
      changeEach((nodes) => inserted(nodes, parentId, node, order)),
    rename: (id: string, name: string) => changeEach((nodes) => renamed(nodes, id, name, order)),
    remove: (id: string) => changeEach((nodes) => removed(nodes, id)),
  }
}

export type ClientTree = ReturnType<typeof createClientTree>

function queryOf(node: AddressedNode) {
  const given = {
    clientId: node.clientId,
    careUnitId: node.kind === 'CareUnit' ? node.id : node.kind === 'CarePlace' ? node.careUnitId : null,
    carePlaceId: node.kind === 'CarePlace' ? node.id : null,
  }
  const { clientId, careUnitId, carePlaceId } = given
  return { ...(clientId && { clientId }), ...(careUnitId && { careUnitId }), ...(carePlaceId && { carePlaceId }) }
}

/** What was loaded below a node stays there when its list is read again. */
function keepingChildren(node: TreeNode<NodeFacts>, known: ClientForest): TreeNode<NodeFacts> {
  const former = known.find(({ id }) => id === node.id)
  if (!former) return node
  if (!node.children) return former.children ? { ...node, children: former.children } : node
  return { ...node, children: node.children.map((each) => keepingChildren(each, former.children ?? [])) }
}

/** The nodes whose children came with them. */
function openedIn(nodes: ClientForest): ReadonlySet<string> {
  const below = (node: TreeNode<NodeFacts>): string[] =>
    node.children && node.children.length > 0 ? [node.id, ...node.children.flatMap(below)] : []
  return new Set(nodes.flatMap(below))
}

function clientOf({ id, name, childCount, children }: ClientNode): TreeNode<NodeFacts> {
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

function placeOf({ id, name, clientId, careUnitId }: CarePlaceNode): TreeNode<NodeFacts> {
  return treeNode({ id, name, facts: { kind: 'CarePlace', clientId, careUnitId } })
}
