import { agree, refuse, type Outcome } from '../../outcome.ts'

export interface AccountState {
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  readonly clientRemoved: boolean
  readonly lastSignIn: Temporal.Instant | null
  /** An administrator has opened it again, however long it was unused. */
  readonly unlocked?: Temporal.Instant | null
}

const mostUnusedDays = 180

/**
 * Whether an account whose password was right may sign in. Only then is its state told: whoever guesses learns nothing
 * (session page, "Codes"). An account that nobody used for 180 days is locked.
 */
export function maySignIn(
  account: AccountState,
  now: Temporal.Instant,
): Outcome<null, 'account-deactivated' | 'account-locked' | 'registration-pending'> {
  if (account.status === 'inactive' || account.clientRemoved) return refuse('account-deactivated')
  if (account.status === 'pending') return refuse('registration-pending')
  if (account.status === 'locked' || isUnused(account, now)) return refuse('account-locked')
  return agree(null)
}

/** Whether nobody has used an account for so long that it counts as locked. */
export function isUnused(
  { lastSignIn, unlocked = null }: Pick<AccountState, 'lastSignIn' | 'unlocked'>,
  now: Temporal.Instant,
): boolean {
  const isLongAgo = (moment: Temporal.Instant) =>
    Temporal.Instant.compare(moment.add({ hours: 24 * mostUnusedDays }), now) < 0
  return lastSignIn !== null && isLongAgo(lastSignIn) && (unlocked === null || isLongAgo(unlocked))
}
