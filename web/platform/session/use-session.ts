import { useSyncExternalStore } from 'react'
import { session } from './browser-session.ts'
import type { SessionState } from './session.ts'
import type { SessionUser } from './session-user.ts'

export function useSessionState(): SessionState {
  return useSyncExternalStore(session.watch, session.state, session.state)
}

/** Null for a visitor. */
export function useSessionUser(): SessionUser | null {
  const state = useSessionState()
  return state.phase === 'signed-in' ? state.user : null
}
