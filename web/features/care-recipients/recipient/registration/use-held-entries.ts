import { useEffect, useRef, useState } from 'react'
import { session } from '../../../../platform/session/browser-session.ts'
import { actingId } from '../../../../platform/session/session-user.ts'
import type { RecipientFields } from '../form/recipient-fields.ts'
import { type Entries, heldEntries } from './held-entries.ts'

function whoWhere(): string | null {
  const state = session.state()
  return state.phase === 'signed-in' ? `${actingId(state.user)} at ${state.user.carePlaceId ?? 'no place'}` : null
}

session.watch(() => {
  const who = whoWhere()
  if (who !== null) heldEntries.keepOnlyOf(who)
})

/** Begins a registration with a number that was searched for: it goes through the memory of the window, not the address. */
export function beginRegistrationWith(values: RecipientFields): void {
  const who = whoWhere()
  if (who !== null) heldEntries.hold(who, { values, step: 'identity', interrupted: false })
}

/** What was begun or interrupted before. */
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
      const state = session.state()
      // Whoever signs out by choice leaves nothing behind.
      if (who === null || state.phase !== 'signed-out' || state.why === 'left') return
      const entries = latest.current()
      if (entries) heldEntries.hold(who, entries)
    },
    [who],
  )
}
