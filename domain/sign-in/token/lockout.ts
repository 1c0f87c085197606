/** Failed tries of one account, of the last hour and since its last success, that came from devices it never signed in on. */
export interface FailedTries {
  readonly count: number
  readonly lastAt: Temporal.Instant | null
}

const freeTries = 5
const mostTriesInAnHour = 10
const firstWaitSeconds = 30

/**
 * Whether a password may be tried now. A device that has signed in before stays open, so that a stranger who guesses cannot
 * lock a nurse out; unknown devices wait after five failed tries, twice as long each time, ten tries an hour at most
 * (session page, "Lockout").
 */
export function mayTryPassword(knownDevice: boolean, failed: FailedTries, now: Temporal.Instant): boolean {
  if (knownDevice || failed.count < freeTries || !failed.lastAt) return true
  if (failed.count >= mostTriesInAnHour) return false
  const waitSeconds = firstWaitSeconds * 2 ** (failed.count - freeTries)
  return Temporal.Instant.compare(now, failed.lastAt.add({ seconds: waitSeconds })) >= 0
}
