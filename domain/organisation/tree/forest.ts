interface Parts<Facts> {
  readonly id: string
  readonly name: string
  /** How many stand directly below it, loaded or not. */
  readonly childCount: number
  /** Null while they are not loaded. */
  readonly children: readonly TreeNode<Facts>[] | null
  readonly facts: Facts
}

const factory = Symbol('factory')

/** A node of a tree, such as a client, a user or an operator, with what it shows of itself. Only `treeNode` makes one (A-3-63). */
export class TreeNode<Facts = unknown> implements Parts<Facts> {
  /** A record that only looks like a node is none. */
  readonly #made: true
  readonly id: string
  readonly name: string
  readonly childCount: number
  readonly children: readonly TreeNode<Facts>[] | null
  readonly facts: Facts

  constructor(key: unknown, { id, name, childCount, children, facts }: Parts<Facts>) {
    if (key !== factory) throw new Error('a node of a tree is made by its factory, treeNode')
    this.#made = true
    this.id = id
    this.name = name
    this.childCount = childCount
    this.children = children
    this.facts = facts
  }

  /** The same node with something changed. */
  with(changed: Partial<Omit<Parts<Facts>, 'id'>>): TreeNode<Facts> {
    const { id, name, childCount, children, facts } = this
    return this.#made && new TreeNode(factory, { id, name, childCount, children, facts, ...changed })
  }
}

export type Forest<Facts> = readonly TreeNode<Facts>[]

/** The order of names in the reader's language. */
export type NameOrder = (one: string, other: string) => number

/** A node as it is first known; one that has nothing below it has nothing to load. */
export function treeNode<Facts>(
  given: Pick<Parts<Facts>, 'id' | 'name' | 'facts'> & {
    readonly childCount?: number
    readonly children?: Forest<Facts> | undefined
  },
): TreeNode<Facts> {
  const { id, name, facts, childCount = 0, children } = given
  return new TreeNode(factory, { id, name, facts, childCount, children: children ?? (childCount === 0 ? [] : null) })
}

/** The nodes from a root down to the one with that id; none when it is not in the forest. */
export function pathTo<Facts>(forest: Forest<Facts>, id: string): Forest<Facts> {
  for (const node of forest) {
    if (node.id === id) return [node]
    const below = node.children ? pathTo(node.children, id) : []
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The same forest with another node in the place of that one; all but the way to it stays what it was. */
function changed<Facts>(
  forest: Forest<Facts>,
  id: string,
  change: (node: TreeNode<Facts>) => TreeNode<Facts>,
): Forest<Facts> {
  const [root, ...rest] = pathTo(forest, id)
  if (!root) return forest
  const below = rest.length > 0 ? root.with({ children: changed(root.children ?? [], id, change) }) : change(root)
  return forest.map((node) => (node === root ? below : node))
}

/** Gives a node its children, as they were loaded (A-4.6-03). */
export function withChildren<Facts>(forest: Forest<Facts>, id: string, children: Forest<Facts>): Forest<Facts> {
  return changed(forest, id, (node) => node.with({ children, childCount: children.length }))
}

/**
 * A new node below its parent, or among the roots. Below a parent whose children are not loaded only the number goes up;
 * else it stands where its name belongs, and the number is that of the list (A-4.6-05, A-4.6-06).
 */
export function inserted<Facts>(
  forest: Forest<Facts>,
  parentId: string | null,
  node: TreeNode<Facts>,
  order: NameOrder,
): Forest<Facts> {
  if (parentId === null) return sorted([...forest, node], order)
  return changed(forest, parentId, (parent) => {
    if (!parent.children) return parent.with({ childCount: parent.childCount + 1 })
    const children = sorted([...parent.children, node], order)
    return parent.with({ children, childCount: children.length })
  })
}

/** A node under its new name, and where that belongs (A-4.6-07). */
export function renamed<Facts>(forest: Forest<Facts>, id: string, name: string, order: NameOrder): Forest<Facts> {
  const parent = pathTo(forest, id).at(-2)
  const named = changed(forest, id, (node) => node.with({ name }))
  if (!parent) return sorted(named, order)
  return changed(named, parent.id, (each) => each.with({ children: each.children && sorted(each.children, order) }))
}

/** Without a node and what stands below it (A-4.6-08). */
export function removed<Facts>(forest: Forest<Facts>, id: string): Forest<Facts> {
  const parent = pathTo(forest, id).at(-2)
  const without = (nodes: Forest<Facts>) => nodes.filter((node) => node.id !== id)
  if (!parent) return without(forest)
  return changed(forest, parent.id, (each) => {
    const children = without(each.children ?? [])
    return each.with({ children, childCount: children.length })
  })
}

function sorted<Facts>(nodes: Forest<Facts>, order: NameOrder): Forest<Facts> {
  return nodes.toSorted((one, other) => order(one.name, other.name) || (one.id < other.id ? -1 : 1))
}

/** One line of a tree as it is seen, with its place among those beside it. */
export interface TreeLine<Facts> {
  readonly node: TreeNode<Facts>
  /** From 1. */
  readonly level: number
  readonly place: number
  readonly of: number
  /** Null where nothing stands below. */
  readonly open: boolean | null
}

/** The lines that are seen: all roots, and the children of what is opened. */
export function linesOf<Facts>(forest: Forest<Facts>, opened: ReadonlySet<string>): TreeLine<Facts>[] {
  const lines: TreeLine<Facts>[] = []
  const add = (nodes: Forest<Facts>, level: number): void => {
    nodes.forEach((node, at) => {
      const isOpen = opened.has(node.id)
      lines.push({ node, level, place: at + 1, of: nodes.length, open: node.childCount === 0 ? null : isOpen })
      if (isOpen && node.children) add(node.children, level + 1)
    })
  }
  add(forest, 1)
  return lines
}
