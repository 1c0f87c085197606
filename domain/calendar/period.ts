import { agree, refuse, type Outcome } from '../outcome.ts'
import { dayNumber } from './known-days.ts'

/** A period of validity; both days belong to it (rules 3.1). */
export interface Period {
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
}

export const longestPeriodInMonths = 12

/** Both ends counted. */
export function daysOf({ start, end }: Period): number {
  return daysBetween(start, end) + 1
}

/** Whether a day lies in a period; its first and its last day do. */
export function holdsOn({ start, end }: Period, day: Temporal.PlainDate): boolean {
  return isOnOrBefore(start, day) && isOnOrBefore(day, end)
}

/** The last day of a period of so many months (1 to 12). A month that is too short is filled to its last day first. */
export function endAfterMonths(start: Temporal.PlainDate, months: number): Temporal.PlainDate {
  return start.add({ months }).subtract({ days: 1 })
}

/** The last day when no months are given: 365 days, both ends counted. */
export function endWithoutMonths(start: Temporal.PlainDate): Temporal.PlainDate {
  return start.add({ days: 364 })
}

/** The months of a period whose end was chosen by hand: the smallest number of months that reaches the end. */
export function monthsOf({ start, end }: Period): number {
  // So many months on one is in the month of the end: before, on or after its day.
  const months = (end.year - start.year) * 12 + end.month - start.month
  return Math.max(1, isOnOrBefore(end, endAfterMonths(start, months)) ? months : months + 1)
}

/** The end lies after the start (IPS001021) and at most 12 months on. */
export function checkPeriod(period: Period): Outcome<Period, 'end-not-after-start' | 'longer-than-12-months'> {
  if (isOnOrBefore(period.end, period.start)) return refuse('end-not-after-start', { at: 'endDate' })
  if (!isOnOrBefore(period.end, endAfterMonths(period.start, longestPeriodInMonths))) {
    return refuse('longer-than-12-months', { at: 'endDate' })
  }
  return agree(period)
}

export function isOnOrBefore(day: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return dayNumber(day) <= dayNumber(other)
}

export function isSameDay(day: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return dayNumber(day) === dayNumber(other)
}

/** The later of two days. */
export function laterOf(day: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return isOnOrBefore(day, other) ? other : day
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return dayNumber(to) - dayNumber(from)
}
