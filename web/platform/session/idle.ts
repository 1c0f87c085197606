/** The warning opens this long before the server ends the session. */
export const warningSeconds = 120

/** A token is renewed this long before it ends, so that no call meets an ended one. */
const renewalMargin = 60_000

export interface SessionClock {
  /** Epoch milliseconds at which the present pair of tokens was received. */
  readonly obtainedAt: number
  /** Epoch milliseconds at which the access token ends. */
  readonly expiresAt: number
  /** Epoch milliseconds at which the server forgets the session unless the pair is renewed. */
  readonly endsAt: number
  /** Epoch milliseconds at which an impersonation ends: no token lasts longer, and none is renewed sooner for that. */
  readonly actsUntil: number | null
  /** Epoch milliseconds of the last key, mouse or touch. */
  readonly lastActivity: number
}

export type Idleness =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' }

export function idleness(clock: SessionClock, now: number): Idleness {
  const left = clock.endsAt - now
  if (left <= 0) return { kind: 'over' }
  return left > warningSeconds * 1000 ? { kind: 'quiet' } : { kind: 'warning', secondsLeft: Math.ceil(left / 1000) }
}

/** Whoever has worked since the last pair gets the next one in good time; whoever has not lets the session run out. */
export function renewalDue(clock: SessionClock, now: number): boolean {
  // Nobody goes on as somebody else because nothing was touched: the own account is asked for at once.
  if (clock.actsUntil !== null && now >= clock.actsUntil) return now < clock.endsAt
  const isLast = clock.actsUntil !== null && clock.expiresAt > clock.actsUntil - renewalMargin
  const ofToken = isLast ? clock.expiresAt : clock.expiresAt - renewalMargin
  const due = Math.min(ofToken, clock.endsAt - warningSeconds * 1000)
  return clock.lastActivity > clock.obtainedAt && now >= due && now < clock.endsAt
}
