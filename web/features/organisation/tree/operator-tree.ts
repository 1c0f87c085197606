import { type AddressedPerson, addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import type { NameOrder, TreeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import { type Ask, createLazyTree, type LazyTree } from './lazy-tree.ts'

/** Operators stand beside each other, nothing below them. */
export interface OperatorFacts {
  readonly operatorId: number
}

export type OperatorTree = LazyTree<OperatorFacts, AddressedPerson<'Operator'>>

/** Operators, as soon as they are searched for (A-4.6-12). */
export function createOperatorTree(_ask: Ask, order: NameOrder): OperatorTree {
  return createLazyTree<OperatorFacts, AddressedPerson<'Operator'>>(
    {
      roots: () => Promise.resolve({ ok: true, value: [] }),
      downTo: () => Promise.resolve({ ok: false, reason: 'not-found' }),
      search: () => Promise.resolve({ ok: true, value: { nodes: [], hits: 0, more: false } }),
      childrenOf: () => Promise.resolve([]),
    },
    order,
  )
}

/** An operator of the tree as their address names them. */
export function addressedOperator({ facts }: TreeNode<OperatorFacts>): AddressedPerson<'Operator'> {
  return addressedPerson('Operator', facts.operatorId)
}
