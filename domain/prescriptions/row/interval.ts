import { daysAfter } from '../../calendar/known-days.ts'
import { daysOf, isOnOrBefore, type Period } from '../../calendar/period.ts'

/** What of a row and its settings decides when it may be ordered next. */
export interface IntervalFacts {
  readonly period: Period
  readonly withdrawals: number
  /** The day of the last withdrawal that was not refused or cancelled. */
  readonly lastWithdrawal: Temporal.PlainDate | null
  /** The setting MinDaysBetweenWithdrawals. */
  readonly minDaysBetween: number | null
  /** The setting EnforceInterval. */
  readonly enforced: boolean
}

/** Why a withdrawal has an earliest day. */
export type EarliestReason = 'start-of-prescription' | 'expected-interval' | 'shortest-time-between'

export interface WithdrawalInterval {
  /** I: days from one withdrawal to the next. */
  readonly expectedDays: number
  /** Null before the first withdrawal: any day of the period will do. */
  readonly nextExpected: Temporal.PlainDate | null
  readonly earliest: Temporal.PlainDate
  readonly reason: EarliestReason
  /** What ordering before `earliest` is: a warning that a person may pass, or unavailability code 11. */
  readonly whenEarlier: 'warning' | 'block'
}

/** The period shared by the withdrawals, rounded down and at least 1 day (rules 3.4). */
export function expectedDaysBetween(period: Period, withdrawals: number): number {
  return Math.max(1, Math.floor(daysOf(period) / withdrawals))
}

/** When the next withdrawal is expected, and from when it is allowed and why (rules 3.4). */
export function intervalOf(facts: IntervalFacts): WithdrawalInterval {
  const { period, withdrawals, lastWithdrawal, minDaysBetween, enforced } = facts
  const expectedDays = expectedDaysBetween(period, withdrawals)
  const whenEarlier = enforced ? 'block' : 'warning'
  if (!lastWithdrawal) {
    return { expectedDays, nextExpected: null, earliest: period.start, reason: 'start-of-prescription', whenEarlier }
  }
  const nextExpected = daysAfter(lastWithdrawal, expectedDays)
  return {
    expectedDays,
    nextExpected,
    earliest: minDaysBetween === null ? nextExpected : daysAfter(lastWithdrawal, minDaysBetween),
    reason: minDaysBetween === null ? 'expected-interval' : 'shortest-time-between',
    whenEarlier,
  }
}

/** Whether a day lies before the earliest one. */
export function isTooEarly({ earliest }: WithdrawalInterval, day: Temporal.PlainDate): boolean {
  return !isOnOrBefore(earliest, day)
}
