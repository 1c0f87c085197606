import { useState, useSyncExternalStore } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { useFormat } from '../../../platform/format.ts'
import { type ClientTree, type ClientTreeState, createClientTree } from './client-tree.ts'

/** A tree of clients of its own for each page that shows one. */
export function useClientTree(): readonly [ClientTree, ClientTreeState] {
  const { compare } = useFormat()
  const [tree] = useState(() => createClientTree(call, compare))
  return [tree, useSyncExternalStore(tree.watch, tree.state)]
}
