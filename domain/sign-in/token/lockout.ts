/** Tries of the last hour that did not succeed, on one account: from all devices that it does not know, or from one that it knows. */
export interface FailedTries {
  readonly count: number
  readonly lastAt: Temporal.Instant | null
}

const limits = {
  strange: { free: 5, mostInAnHour: 10 },
  /** Higher, so that a stranger who guesses cannot lock a nurse out, and a stolen device cannot guess for ever. */
  known: { free: 10, mostInAnHour: 20 },
}
const firstWaitSeconds = 30

/**
 * Whether a password may be tried now: some tries are free, each further one waits twice as long, and the hour has an end of
 * them. A success in between takes nothing back: the owner who signs in gives a stranger no new tries (session page,
 * "Lockout").
 */
export function mayTryPassword(isKnownDevice: boolean, failed: FailedTries, now: Temporal.Instant): boolean {
  const { free, mostInAnHour } = isKnownDevice ? limits.known : limits.strange
  if (failed.count < free || !failed.lastAt) return true
  if (failed.count >= mostInAnHour) return false
  const waitSeconds = firstWaitSeconds * 2 ** (failed.count - free)
  return Temporal.Instant.compare(now, failed.lastAt.add({ seconds: waitSeconds })) >= 0
}

/**
 * Of the last hour: tries from strange devices that did not succeed, and the different accounts that were signed in to. These
 * are asked for only where the tries have reached the budget (`strangeTries`); below it they change nothing.
 */
export interface Tally {
  readonly failed: number
  readonly signedIn: number
}

/** So many tries from strange devices in an hour, but for those that signing in adds. */
export const strangeTries = { source: 100, all: 1_000 } as const

/**
 * Which budget of strange devices is used up: that of the source, so that nobody tries one password on many accounts, or that
 * of the whole installation, so that many sources do not either. Where many work, many mistype: each account that is signed
 * in to adds one. A known device asks no budget.
 */
export function usedUpBudget(source: Tally, all: Tally): 'source' | 'all' | null {
  if (source.failed >= strangeTries.source + source.signedIn) return 'source'
  return all.failed >= strangeTries.all + all.signedIn ? 'all' : null
}
