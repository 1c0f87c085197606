import { isNode, nodesOf, type Tree, type TreeNode } from './node-tree.ts'

/** The type of a text in quotes that nothing has given a type. */
const untyped = '705'

/** An aggregate without groups answers one row, whatever there is. */
export function hasOneRow({ fields }: TreeNode): boolean {
  return (
    fields['hasAggs'] === 'true' &&
    nodesOf(fields['groupClause']).length === 0 &&
    !isNode(fields['havingQual']) &&
    !isNode(fields['limitCount']) &&
    !isNode(fields['limitOffset'])
  )
}

/** What a query answers: what it selects, or what it returns of what it wrote. */
export function targetsOf({ fields }: TreeNode): TreeNode[] {
  const targets = nodesOf(fields[fields['commandType'] === '1' ? 'targetList' : 'returningList'])
  return targets.filter((target) => target.fields['resjunk'] !== 'true')
}

/** The queries of a union. */
export function branchesOf({ fields }: TreeNode): TreeNode[] {
  const entries = nodesOf(fields['rtable'])
  const leaves = (tree: Tree | undefined): TreeNode[] => {
    const [node] = nodesOf(tree)
    if (!node) return []
    if (node.type === 'SETOPERATIONSTMT') return [...leaves(node.fields['larg']), ...leaves(node.fields['rarg'])]
    return nodesOf(entries[Number(node.fields['rtindex']) - 1]?.fields['subquery'])
  }
  return leaves(fields['setOperations'])
}

/** A text that stands in the statement: bytes up to a zero, or after the four of their length when it has been given a type. */
export function textOf({ type, fields }: TreeNode): string | undefined {
  const bytes = fields['constvalueBytes']
  if (type !== 'CONST' || !Array.isArray(bytes)) return undefined
  const text = fields['consttype'] === untyped ? bytes.slice(0, -1) : bytes.slice(4)
  return Buffer.from(text.map((byte: Tree) => Number(byte) & 255)).toString()
}

export function isNulled({ fields }: TreeNode): boolean {
  const by = fields['varnullingrels']
  return Array.isArray(by) && by.length > 1
}
