import { useEffect, useSyncExternalStore } from 'react'

let named: string | null = null
const watchers = new Set<() => void>()

function become(next: string | null): void {
  named = next
  for (const watch of watchers) watch()
}

function watchTabName(change: () => void): () => void {
  watchers.add(change)
  return () => watchers.delete(change)
}

/** What the open page adds to the name of its screen. */
export const useNameInTab = (): string | null => useSyncExternalStore(watchTabName, () => named)

/**
 * Names what is open in the tab of the browser, before the name of its screen: among five tabs of the same tree it is what
 * tells them apart. Null leaves that to what it stands in. Never a person who is cared for: what a tab was called stays in the history of the browser.
 */
export function useTabName(name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined
    become(name)
    return () => become(null)
  }, [name])
}
