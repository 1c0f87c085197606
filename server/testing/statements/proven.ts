import type { Catalogue } from './catalogue.ts'
import { nodesOf, type Tree, type TreeNode } from './node-tree.ts'

const kept = new WeakMap<TreeNode, ReadonlySet<string>>()

/** Whether a condition of its query keeps a column from being null: a row in which it is null is not answered. */
export function isProven(column: TreeNode, query: TreeNode, catalogue: Catalogue): boolean {
  return proven(query, catalogue).has(keyOf(column))
}

/** Whether such a condition keeps the outer joins from having left out the table of a column. */
export function isJoined(column: TreeNode, query: TreeNode, catalogue: Catalogue): boolean {
  return proven(query, catalogue).has(keyOfTable(column))
}

const keyOf = ({ fields }: TreeNode) => JSON.stringify([fields['varno'], fields['varattno'], fields['varnullingrels']])
const keyOfTable = ({ fields }: TreeNode) => JSON.stringify([fields['varno'], fields['varnullingrels']])

function proven(query: TreeNode, catalogue: Catalogue): ReadonlySet<string> {
  let found = kept.get(query)
  if (!found) {
    found = new Set(conditionsOf(query.fields['jointree']).flatMap((each) => provenBy(each, catalogue)))
    kept.set(query, found)
  }
  return found
}

/** The conditions that every row of a `from` has passed. */
function conditionsOf(tree: Tree | undefined): TreeNode[] {
  return nodesOf(tree).flatMap(({ type, fields }) => {
    if (type === 'FROMEXPR') return [...conditionsOf(fields['fromlist']), ...nodesOf(fields['quals'])]
    if (type !== 'JOINEXPR') return []
    const [isInner, isLeft] = [fields['jointype'] === '0', fields['jointype'] === '1']
    return [
      ...(isInner || isLeft ? conditionsOf(fields['larg']) : []),
      ...(isInner ? [...conditionsOf(fields['rarg']), ...nodesOf(fields['quals'])] : []),
    ]
  })
}

function provenBy(condition: TreeNode, catalogue: Catalogue): string[] {
  const { type, fields } = condition
  const args = nodesOf(fields['args'])
  if (type === 'BOOLEXPR') {
    const each = args.map((arg) => provenBy(arg, catalogue))
    if (fields['boolop'] === 'and') return each.flat()
    // Of an `or`, what each side proves.
    return fields['boolop'] === 'or' ? (each[0] ?? []).filter((key) => each.every((keys) => keys.includes(key))) : []
  }
  if (type === 'NULLTEST') return fields['nulltesttype'] === '1' ? strictIn(fields['arg'], catalogue) : []
  return [...strictIn([condition], catalogue), ...provenByDefault(condition, catalogue)]
}

/** `coalesce(column, 0) <> 0`, which the planner takes for less of a proof than it is. */
function provenByDefault({ fields }: TreeNode, catalogue: Catalogue): string[] {
  const [left, right] = nodesOf(fields['args'])
  const [column, otherwise] = left?.type === 'COALESCEEXPR' ? nodesOf(left.fields['args']) : []
  const isSame =
    JSON.stringify(otherwise?.fields['constvalueBytes']) === JSON.stringify(right?.fields['constvalueBytes'])
  const differs = catalogue.functionOf(String(fields['opfuncid'])).name.endsWith('ne')
  return column && otherwise?.type === 'CONST' && right?.type === 'CONST' && isSame && differs
    ? strictIn([column], catalogue)
    : []
}

/** The columns whose null makes the whole null, and their tables. */
function strictIn(tree: Tree | undefined, catalogue: Catalogue): string[] {
  return nodesOf(tree).flatMap((node) => {
    const { type, fields } = node
    if (type === 'VAR') return fields['varlevelsup'] === '0' ? [keyOf(node), keyOfTable(node)] : []
    if (type === 'RELABELTYPE' || type === 'COERCEVIAIO') return strictIn(fields['arg'], catalogue)
    if (type === 'SCALARARRAYOPEXPR') return strictIn(nodesOf(fields['args']).slice(0, 1), catalogue)
    const called = type === 'OPEXPR' ? fields['opfuncid'] : type === 'FUNCEXPR' ? fields['funcid'] : undefined
    return called && catalogue.functionOf(String(called)).isStrict ? strictIn(fields['args'], catalogue) : []
  })
}
