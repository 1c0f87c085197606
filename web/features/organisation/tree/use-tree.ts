import { useState, useSyncExternalStore } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { useFormat } from '../../../platform/format.ts'
import type { NameOrder } from '@omsorg/domain/organisation/tree/forest.ts'
import type { Ask, LazyTree, LazyTreeState } from './lazy-tree.ts'

/** A tree of its own for each page that shows one. */
export function useTree<Facts, Chosen extends { readonly id: string }>(
  create: (ask: Ask, order: NameOrder) => LazyTree<Facts, Chosen>,
): readonly [LazyTree<Facts, Chosen>, LazyTreeState<Facts>] {
  const { compare } = useFormat()
  const [tree] = useState(() => create(call, compare))
  return [tree, useSyncExternalStore(tree.watch, tree.state)]
}
