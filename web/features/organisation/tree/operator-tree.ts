import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { searchOperators } from '@omsorg/contract/sign-in/operator/search-operators.ts'
import { type AddressedPerson, addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { type NameOrder, treeNode, type TreeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import type { PartOfRoots } from './known-roots.ts'
import { type Ask, type Brought, createLazyTree, type LazyTree } from './lazy-tree.ts'

/** Operators stand beside each other, nothing below them. */
export interface OperatorFacts {
  readonly operatorId: number
}

export type OperatorTree = LazyTree<OperatorFacts, AddressedPerson<'Operator'>>

type OperatorRecord = AnswerOf<typeof searchOperators>['entities'][number]

/** So many come with one answer. */
const pageSize = 200

/** All operators in reach, or those that a search finds. */
export function createOperatorTree(ask: Ask, order: NameOrder): OperatorTree {
  async function roots(): Promise<Brought<PartOfRoots<OperatorFacts>>> {
    const page = (number: number) => ask(searchOperators, { query: { page: number, pageSize } }, { silent: true })
    const first = await page(1)
    if (!first.ok) return first
    const more = Array.from({ length: Math.ceil(first.value.totalCount / pageSize) - 1 }, (_, at) => at + 2)
    const others = await Promise.all(more.map(page))
    const failed = others.find(({ ok }) => !ok)
    if (failed && !failed.ok) return failed
    const all = [...first.value.entities, ...others.flatMap((each) => (each.ok ? each.value.entities : []))]
    const nodes = all.map(nodeOf).toSorted((one, other) => order(one.name, other.name))
    return { ok: true, value: { nodes, from: 0, total: nodes.length } }
  }

  return createLazyTree<OperatorFacts, AddressedPerson<'Operator'>>(
    {
      staysEmpty: true,
      roots,
      downTo: roots,
      search: async (searchTerm) => {
        const answer = await ask(searchOperators, { query: { searchTerm, pageSize } }, { silent: true })
        if (!answer.ok) return answer
        const { entities, totalCount } = answer.value
        return {
          ok: true,
          value: { nodes: entities.map(nodeOf), hits: entities.length, more: totalCount > entities.length },
        }
      },
      childrenOf: () => Promise.resolve([]),
    },
    order,
  )
}

function nodeOf({ id, name }: OperatorRecord): TreeNode<OperatorFacts> {
  return treeNode({ id: String(id), name, facts: { operatorId: id } })
}

/** An operator of the tree as their address names them. */
export function addressedOperator({ facts }: TreeNode<OperatorFacts>): AddressedPerson<'Operator'> {
  return addressedPerson('Operator', facts.operatorId)
}
