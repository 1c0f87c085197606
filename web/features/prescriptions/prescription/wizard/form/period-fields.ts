import {
  checkPeriod,
  endAfterMonths,
  longestPeriodInMonths,
  monthsOf,
  type Period,
} from '@omsorg/domain/calendar/period.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { type PeriodFields, wholeNumber } from './fields.ts'

export interface ReadPeriod {
  readonly period: Period
  readonly months: number
}

/** The period that the fields stand for; null while they stand for none (rules 3.1). */
export function readPeriod(fields: PeriodFields): ReadPeriod | null {
  const start = dayOf(fields.startDate)
  const end = dayOf(fields.endDate)
  if (!start || !end || !checkPeriod({ start, end }).ok) return null
  const typed = monthsTyped(fields.months)
  const months = !fields.endByHand && typed !== null ? typed : monthsOf({ start, end })
  return { period: { start, end }, months }
}

/** Another start: an end that was chosen by hand stays, one that follows from the months moves along. */
export function withStart(fields: PeriodFields, startDate: string): PeriodFields {
  const changed = { ...fields, startDate }
  return fields.endByHand ? withEnd(changed, fields.endDate) : withMonths(changed, fields.months)
}

/** So many months from the start; the end is their last day. */
export function withMonths(fields: PeriodFields, months: string): PeriodFields {
  const start = dayOf(fields.startDate)
  const count = monthsTyped(months)
  const end = start && count !== null ? endAfterMonths(start, count).toString() : fields.endDate
  return { ...fields, months, endDate: end, endByHand: false }
}

/** An end by hand; the months are the fewest that reach it. */
export function withEnd(fields: PeriodFields, endDate: string): PeriodFields {
  const start = dayOf(fields.startDate)
  const end = dayOf(endDate)
  const fits = start && end && checkPeriod({ start, end }).ok
  return { ...fields, endDate, months: fits ? String(monthsOf({ start, end })) : fields.months, endByHand: true }
}

function monthsTyped(typed: string): number | null {
  const months = wholeNumber(typed)
  return months !== null && months >= 1 && months <= longestPeriodInMonths ? months : null
}

export function dayOf(typed: string): Temporal.PlainDate | null {
  const day = readDay(typed)
  return day === null ? null : Temporal.PlainDate.from(day)
}
