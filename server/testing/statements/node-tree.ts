/** A query as PostgreSQL has understood it, read from the text in which it keeps one. */
export interface TreeNode {
  readonly type: string
  readonly fields: Readonly<Record<string, Tree>>
}

export type Tree = TreeNode | readonly Tree[] | string | null

const token = /[(){}[\]]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}[\]\\"])+/g

/** Reads `{TYPE :field value …}`, `(…)`, `<>` and words; of a field with more than one value the first, and bytes apart. */
export function readTree(text: string): Tree {
  const tokens = text.match(token) ?? []
  let at = 0

  function value(): Tree {
    const next = tokens[at++]
    if (next === undefined) throw new Error('the tree ends too early')
    if (next === '{') return node()
    if (next === '(' || next === '[') return list(next === '(' ? ')' : ']')
    return next === '<>' ? null : next.replace(/^"(.*)"$/s, '$1').replaceAll(/\\(.)/gs, '$1')
  }

  function list(end: string): Tree[] {
    const values: Tree[] = []
    while (tokens[at] !== end) values.push(value())
    at++
    return values
  }

  function node(): TreeNode {
    const type = String(tokens[at++])
    const fields: Record<string, Tree> = {}
    let name = ''
    while (tokens[at] !== '}') {
      if (tokens[at]?.startsWith(':')) {
        name = String(tokens[at++]).slice(1)
        continue
      }
      const read = value()
      // A constant is its length and then its bytes.
      fields[Array.isArray(read) && typeof fields[name] === 'string' ? `${name}Bytes` : name] ??= read
    }
    at++
    return { type, fields }
  }

  return value()
}

export function isNode(tree: Tree | undefined): tree is TreeNode {
  return typeof tree === 'object' && tree !== null && 'type' in tree
}

/** The nodes of a list; of a single node a list of it. */
export function nodesOf(tree: Tree | undefined): TreeNode[] {
  if (isNode(tree)) return [tree]
  return Array.isArray(tree) ? tree.filter(isNode) : []
}
