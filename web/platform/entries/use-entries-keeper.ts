import { useEffect, useState } from 'react'
import { line } from '../line.ts'
import { createEntriesKeeper, type EntriesKeeper, type KeeperDependencies, keepWhenBack } from './entries-keeper.ts'

/**
 * The keeper of one open form, made once. What is not kept yet is sent when the screen or the whole page goes, also in the
 * middle of a word.
 */
export function useEntriesKeeper<Entries>(dependencies: () => KeeperDependencies<Entries>): EntriesKeeper<Entries> {
  const [keeper] = useState(() => createEntriesKeeper(dependencies()))
  useEffect(() => {
    addEventListener('pagehide', keeper.flush)
    const stopWatching = keepWhenBack(line, keeper.flush)
    return () => {
      stopWatching()
      removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  return keeper
}
