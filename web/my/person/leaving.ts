import { useSyncExternalStore } from 'react'
import { hasWaiting } from '../offline/lazy-outbox.ts'
import { session } from '../session/session-here.ts'

let isAsking = false
const watchers = new Set<() => void>()

function become(next: boolean): void {
  isAsking = next
  for (const watch of watchers) watch()
}

// A question that nobody answered is none of the next session.
session.watch(() => {
  if (isAsking && session.state().phase !== 'signed-in') become(false)
})

/** Signs out, wherever it is pressed; first it is asked, where something is on this device alone. */
export async function leave(): Promise<void> {
  if (await hasWaiting()) become(true)
  else session.signOut()
}

export function leaveAfterAll(): void {
  become(false)
  session.signOut()
}

export const stay = (): void => become(false)

export function useIsLeaving(): boolean {
  return useSyncExternalStore(
    (change) => {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    () => isAsking,
  )
}
