/** The time, as the composition root gives it: the real one, or one that a test sets. */
export type Clock = () => Temporal.Instant

export const systemClock: Clock = () => Temporal.Now.instant()
