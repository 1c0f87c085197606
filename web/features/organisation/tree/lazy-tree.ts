import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import {
  type Forest,
  inserted,
  type NameOrder,
  pathTo,
  removed,
  renamed,
  type TreeNode,
  withChildren,
} from '@omsorg/domain/organisation/tree/forest.ts'
import {
  allRoots,
  changedRoots,
  type KnownRoots,
  type PartOfRoots,
  rootsOfPage,
  unknownPlace,
  withPart,
} from './known-roots.ts'

/** Asks the server; an answer that did not come has been said already, but where it is silent. */
export type Ask = <const E extends Definition>(
  endpoint: E,
  sent: CallOf<E>,
  options: { readonly silent: boolean },
) => Promise<{ readonly ok: true; readonly value: AnswerOf<E> } | { readonly ok: false; readonly reason: string }>

/** What was asked for, or why it did not come. */
export type Brought<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string }

export interface Found<Facts> {
  readonly nodes: Forest<Facts>
  readonly hits: number
  /** There are more than were brought. */
  readonly more: boolean
}

/** Where the nodes of a tree come from; `Chosen` is a node as an address names it. */
export interface TreeSource<Facts, Chosen extends { readonly id: string }> {
  /** A page of what is there before anything is opened, from 1; or all of it. */
  readonly roots: (page: number) => Promise<Brought<PartOfRoots<Facts>>>
  /** The same with the children on the way to a node; `not-found` for one that is nowhere. */
  readonly downTo: (chosen: Chosen) => Promise<Brought<PartOfRoots<Facts>>>
  readonly search: (term: string) => Promise<Brought<Found<Facts>>>
  /** Whether a cleared search leaves nothing behind it, where the roots are not what somebody looks for. */
  readonly staysEmpty?: boolean
  /** Null when they did not come, which has been said. */
  readonly childrenOf: (node: TreeNode<Facts>) => Promise<Forest<Facts> | null>
}

export interface LazyTreeState<Facts> {
  readonly phase: 'loading' | 'failed' | 'there'
  /** What is shown: the tree as far as it is known, or what a search found. */
  readonly nodes: Forest<Facts>
  /** Where each of its roots stands among all of them, and how many these are. */
  readonly places: readonly number[]
  readonly total: number
  readonly opened: ReadonlySet<string>
  /** Nodes whose children are on their way. */
  readonly busy: ReadonlySet<string>
  /** What was searched for, and how many nodes were found; null while nothing is. */
  readonly found: { readonly term: string; readonly hits: number; readonly more: boolean } | null
  /** A search was cleared, and nothing took its place. */
  readonly isCleared: boolean
}

/**
 * A tree of one who looks at it: what of it is loaded, what is opened, and what a search has put in its place. Each node's
 * children are asked for once (A-4.6-03, A-4.6-04).
 */
export function createLazyTree<Facts, Chosen extends { readonly id: string }>(
  source: TreeSource<Facts, Chosen>,
  order: NameOrder,
) {
  type State = LazyTreeState<Facts>
  const nothing = { ...allRoots<Facts>([]), opened: new Set<string>() }
  let all: (KnownRoots<Facts> & Pick<State, 'opened'>) | null = null
  let state: State = { phase: 'loading', ...nothing, busy: new Set(), found: null, isCleared: false }
  /** Roots that are not known any more, for what was loaded below them. */
  let former: Forest<Facts> = []
  /** What was asked for last: an answer to what was asked before counts no more. */
  let latest = 0
  /** What was chosen when the tree was emptied: it alone does not fill it again. */
  let clearedFor: string | null = null
  const watchers = new Set<() => void>()

  function set(part: Partial<State>): void {
    state = { ...state, ...part }
    if (!state.found && !state.isCleared && state.phase === 'there') {
      const { nodes, places, total, opened } = state
      all = { nodes, places, total, opened }
    }
    for (const tell of watchers) tell()
  }

  /** The same change of what is shown and of what a search hides. */
  function changeEach(change: (nodes: Forest<Facts>) => Forest<Facts>): void {
    const known = all?.nodes ?? []
    if ((state.found || state.isCleared) && all) all = { ...all, ...changedRoots(all, change) }
    if (!state.isCleared) set(changedRoots(state, change))
    former = change([...known, ...former.filter(({ id }) => known.every((each) => each.id !== id))])
  }

  /** The roots with a part of them that has come; what was loaded below each stays there. */
  function joined(part: PartOfRoots<Facts>): KnownRoots<Facts> {
    const known = all ?? nothing
    const nodes = part.nodes.map((each) => keepingChildren(each, [...known.nodes, ...former]))
    return withPart(known, { ...part, nodes })
  }

  /** The tree down to a node, without a search. */
  async function show(chosen: Chosen | null): Promise<void> {
    if (state.found || (state.isCleared && (chosen?.id ?? null) === clearedFor)) return
    const path = chosen && state.phase === 'there' ? pathTo(state.nodes, chosen.id) : []
    if (state.phase === 'there' && (chosen === null || path.length > 0)) {
      return set({ opened: new Set([...state.opened, ...path.slice(0, -1).map(({ id }) => id)]) })
    }
    await load(chosen)
  }

  async function load(chosen: Chosen | null): Promise<void> {
    const asked = (latest += 1)
    if (state.phase !== 'there' || state.isCleared) set({ phase: 'loading', isCleared: false })
    const wanted = chosen && (await source.downTo(chosen))
    if (asked !== latest) return
    // A node that is nowhere leaves the tree as it is: the pane says so.
    const answer =
      wanted?.ok || (wanted && wanted.reason !== 'not-found')
        ? wanted
        : state.phase === 'there'
          ? null
          : await source.roots(1)
    if (asked !== latest || !answer) return
    if (!answer.ok) return set({ phase: state.phase === 'there' ? 'there' : 'failed' })
    const known = joined(answer.value)
    const path = chosen ? pathTo(known.nodes, chosen.id) : []
    const opened = new Set([...(all?.opened ?? []), ...path.slice(0, -1).map(({ id }) => id)])
    set({ phase: 'there', ...known, opened, found: null, isCleared: false })
  }

  let inSight = { first: 0, last: -1 }
  let isReading = false

  /** Asks for the roots that are in sight and not known yet: one page after the other, the one in sight by then. */
  async function see(first: number, last: number): Promise<void> {
    inSight = { first, last }
    if (isReading) return
    isReading = true
    for (let place = wanted(); place !== null;) {
      const asked = latest
      const answer = await source.roots(Math.floor(place / rootsOfPage) + 1)
      if (asked === latest && answer.ok) set(joined(answer.value))
      const next = wanted()
      // What did not come is asked for when it is in sight once more.
      place = asked === latest && (!answer.ok || next === place) ? null : next
    }
    isReading = false
  }

  function wanted(): number | null {
    const isTree = state.phase === 'there' && !state.found && !state.isCleared
    return isTree ? unknownPlace(state, inSight.first, inSight.last) : null
  }

  /**
   * What a term finds takes the place of the tree. Without one the tree is emptied: where the roots are few it is read again,
   * elsewhere it stays empty until somebody asks (A-4.6-10, A-4.6-12).
   */
  async function search(term: string, chosen: Chosen | null): Promise<void> {
    if (term === '') {
      if (!state.found) return
      latest += 1
      clearedFor = chosen?.id ?? null
      const isCleared = source.staysEmpty === true
      state = { ...state, found: null, busy: new Set() }
      state = { ...state, phase: isCleared ? 'there' : 'loading', ...nothing, isCleared }
      for (const tell of watchers) tell()
      return isCleared ? undefined : load(chosen)
    }
    if (state.found?.term === term) return
    const asked = (latest += 1)
    const answer = await source.search(term)
    if (asked !== latest) return
    const former = state.found?.hits ?? 0
    if (!answer.ok) return set({ phase: 'failed', found: { term, hits: former, more: false } })
    const { nodes, hits, more } = answer.value
    set({
      phase: 'there',
      ...allRoots(nodes),
      opened: openedIn(nodes),
      busy: new Set(),
      found: { term, hits, more },
      isCleared: false,
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
    const children = await source.childrenOf(node)
    set({ busy: new Set([...state.busy].filter((each) => each !== id)) })
    // Without an answer it closes again, so that opening it asks once more.
    if (children) changeEach((nodes) => withChildren(nodes, id, children))
    else set({ opened: new Set([...state.opened].filter((each) => each !== id)) })
  }

  /** Reads anew what stands below a node, if it was read before. */
  async function readBelow(id: string): Promise<void> {
    const node = pathTo(state.nodes, id).at(-1)
    const children = node?.children ? await source.childrenOf(node) : null
    if (children) changeEach((nodes) => withChildren(nodes, id, children))
  }

  /** Asks once more after an answer that did not come. */
  function again(chosen: Chosen | null): Promise<void> {
    const { found } = state
    if (!found) return load(chosen)
    state = { ...state, found: null }
    return search(found.term, chosen)
  }

  return {
    state: () => state,
    watch: (tell: () => void) => {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    show,
    see,
    search,
    toggle,
    readBelow,
    again,
    /** Forgets what was loaded and asks anew, after much has changed at once. */
    renew: (chosen: Chosen | null) => {
      all = null
      former = []
      state = { ...state, phase: 'loading' }
      return again(chosen)
    },
    closeAll: () => set({ opened: new Set() }),
    insert: (parentId: string | null, node: TreeNode<Facts>) =>
      changeEach((nodes) => inserted(nodes, parentId, node, order)),
    rename: (id: string, name: string) => changeEach((nodes) => renamed(nodes, id, name, order)),
    remove: (id: string) => changeEach((nodes) => removed(nodes, id)),
  }
}

export interface LazyTree<Facts, Chosen extends { readonly id: string }> extends ReturnType<
  typeof createLazyTree<Facts, Chosen>
> {}

/** What was loaded below a node stays there when its list is read again. */
function keepingChildren<Facts>(node: TreeNode<Facts>, known: Forest<Facts>): TreeNode<Facts> {
  const former = known.find(({ id }) => id === node.id)
  if (!former) return node
  if (!node.children) return former.children ? node.with({ children: former.children }) : node
  return node.with({ children: node.children.map((each) => keepingChildren(each, former.children ?? [])) })
}

/** The nodes whose children came with them. */
function openedIn<Facts>(nodes: Forest<Facts>): ReadonlySet<string> {
  const below = (node: TreeNode<Facts>): string[] =>
    node.children && node.children.length > 0 ? [node.id, ...node.children.flatMap(below)] : []
  return new Set(nodes.flatMap(below))
}
