import { useSyncExternalStore } from 'react'

const key = 'guide-consent'
const watchers = new Set<() => void>()

/** Whether the note about cookies was read in this browser. There is nothing to choose: only what is needed is used. */
export function useCookieNoteRead(): boolean {
  return useSyncExternalStore((change) => {
    watchers.add(change)
    return () => watchers.delete(change)
  }, isCookieNoteRead)
}

export function isCookieNoteRead(): boolean {
  return localStorage.getItem(key) !== null
}

export function markCookieNoteRead(read: boolean): void {
  if (read) localStorage.setItem(key, '1')
  else localStorage.removeItem(key)
  for (const watch of watchers) watch()
}
