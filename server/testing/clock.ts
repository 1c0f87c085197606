import type { Clock } from '../platform/clock.ts'

/** A clock that goes on by itself and can be turned ahead. */
export interface AdjustableClock {
  readonly now: Clock
  turn(by: Temporal.DurationLike): void
}

/** Starts now, because the database has a clock of its own, which nobody turns. */
export function adjustableClock(start: Temporal.Instant = Temporal.Now.instant()): AdjustableClock {
  let ahead = start.since(Temporal.Now.instant())
  return {
    now: () => Temporal.Now.instant().add(ahead),
    turn: (by) => {
      ahead = ahead.add(by)
    },
  }
}
