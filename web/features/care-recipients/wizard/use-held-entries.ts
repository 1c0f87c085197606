import { useEffect, useRef, useState } from 'react'
import { session } from '../../../platform/session/browser-session.ts'
import { actingId } from '../../../platform/session/session-user.ts'
import { type Entries, heldEntries } from './held-entries.ts'

function whoWhere(): string | null {
  const state = session.state()
  return state.phase === 'signed-in' ? `${actingId(state.user)} at ${state.user.carePlaceId ?? 'no place'}` : null
}

session.watch(() => {
  const who = whoWhere()
  if (who !== null) heldEntries.keepOnlyOf(who)
})

/** What was interrupted here before. */
export function useBroughtEntries(): Entries | null {
  const [brought] = useState(() => {
    const who = whoWhere()
    return who === null ? null : heldEntries.take(who)
  })
  return brought
}

/** Keeps what is interrupted by the end of the session: `present` is asked when the page goes. */
export function useKeepingEntries(present: () => Entries | null): void {
  const [who] = useState(whoWhere)
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  })
  useEffect(
    () => () => {
      if (who === null || session.state().phase === 'signed-in') return
      const entries = latest.current()
      if (entries) heldEntries.hold(who, entries)
    },
    [who],
  )
}
