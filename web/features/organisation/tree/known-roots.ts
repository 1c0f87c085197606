import type { Forest, TreeNode } from '@omsorg/domain/organisation/tree/forest.ts'

/** So many roots come with one answer: more than are in sight at once. */
export const rootsOfPage = 50

/** Roots that stand beside each other, from a place on, among so many. */
export interface PartOfRoots<Facts> {
  readonly nodes: Forest<Facts>
  /** The place of the first, from 0. */
  readonly from: number
  readonly total: number
}

/** What is known of the roots: some of them or all, each with its place among all of them. */
export interface KnownRoots<Facts> {
  readonly nodes: Forest<Facts>
  readonly places: readonly number[]
  readonly total: number
}

/** All roots there are. */
export function allRoots<Facts>(nodes: Forest<Facts>): KnownRoots<Facts> {
  return { nodes, places: nodes.map((_, at) => at), total: nodes.length }
}

/** What was known, and this part of it anew. Where there are more or fewer by now nothing else stands where it did. */
export function withPart<Facts>(known: KnownRoots<Facts>, part: PartOfRoots<Facts>): KnownRoots<Facts> {
  const { nodes, from, total } = part
  const ids = new Set(nodes.map(({ id }) => id))
  const at = new Map<number, TreeNode<Facts>>()
  if (known.total === total) {
    for (const [index, node] of known.nodes.entries()) {
      if (!ids.has(node.id)) at.set(known.places[index] ?? 0, node)
    }
  }
  for (const [index, node] of nodes.entries()) at.set(from + index, node)
  const inOrder = [...at].toSorted(([one], [other]) => one - other)
  return { nodes: inOrder.map(([, node]) => node), places: inOrder.map(([place]) => place), total }
}

/**
 * The same after a change of what is known. Where all of it is, the change is all there is to it. Else a root that went moves up
 * those behind it, and where one came or has another name only the server knows who stands where.
 */
export function changedRoots<Facts>(
  known: KnownRoots<Facts>,
  change: (nodes: Forest<Facts>) => Forest<Facts>,
): KnownRoots<Facts> {
  const nodes = change(known.nodes)
  if (known.nodes.length === known.total) return allRoots(nodes)
  const total = known.total + nodes.length - known.nodes.length
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  const gone = known.nodes.findIndex(({ id }) => !names.has(id))
  const others = gone < 0 ? known.nodes : known.nodes.toSpliced(gone, 1)
  const isInPlace = others.length === nodes.length && others.every(({ id, name }) => names.get(id) === name)
  if (!isInPlace) return { nodes: [], places: [], total }
  const places =
    gone < 0 ? known.places : known.places.toSpliced(gone, 1).map((each, at) => (at < gone ? each : each - 1))
  return { nodes, places, total }
}

/** The first place from one to another at which it is not known who stands there; null where all are. */
export function unknownPlace<Facts>(known: KnownRoots<Facts>, first: number, last: number): number | null {
  const places = new Set(known.places)
  for (let place = Math.max(0, first); place <= Math.min(last, known.total - 1); place += 1) {
    if (!places.has(place)) return place
  }
  return null
}
