import {
  checkPeriod,
  daysOf,
  endAfterMonths,
  endWithoutMonths,
  isOnOrBefore,
  longestPeriodInMonths,
  monthsOf,
  type Period,
} from '../../calendar/period.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'
import { prescriptionStatus, type PrescriptionStatus } from '../row/row.ts'

/** The period as it is typed: months, or an end by hand, which then counts. */
export interface WantedPeriod {
  readonly months: number | null
  readonly start: Temporal.PlainDate
  /** Null was to be chosen and is empty; undefined asks for the 365 days of a prescription without months. */
  readonly end: Temporal.PlainDate | null | undefined
}

/** A period with the whole months that it counts as. */
export interface PeriodInMonths {
  readonly period: Period
  /** M: 1 to 12. */
  readonly months: number
}

/** What can be wrong with the days of a prescription. */
export type PeriodRefusal =
  | 'start-in-the-past'
  | 'start-too-far-ahead'
  | 'start-has-passed'
  | 'end-date-missing'
  | 'end-not-after-start'
  | 'end-in-the-past'
  | 'longer-than-twelve-months'

/** The period that is meant, and its months (rules 3.1; IPS001020 and 1021). */
export function periodOf({ months, start, end }: WantedPeriod): Outcome<PeriodInMonths, PeriodRefusal> {
  if (end) {
    const period = { start, end }
    const checked = checkPeriod(period)
    if (checked.ok) return agree({ period, months: monthsOf(period) })
    const isLong = checked.refusal === 'longer-than-12-months'
    return refuse(isLong ? 'longer-than-twelve-months' : checked.refusal, { at: 'endDate' })
  }
  if (months !== null) return agree({ period: { start, end: endAfterMonths(start, months) }, months })
  if (end === null) return refuse('end-date-missing', { at: 'endDate' })
  const period = { start, end: endWithoutMonths(start) }
  return agree({ period, months: monthsOf(period) })
}

/** What stands already, when a period is changed. */
export interface StoredStart {
  readonly status: PrescriptionStatus
  readonly start: Temporal.PlainDate
}

/**
 * The period, judged on a day: a new start lies between today and a year ahead, the start of what runs stays, and nothing
 * ends before today (that is what closing is for). A preliminary prescription that was left lying keeps its start.
 */
export function checkPrescriptionPeriod(
  today: Temporal.PlainDate,
  wanted: WantedPeriod,
  stored: StoredStart | null,
): Outcome<PeriodInMonths, PeriodRefusal> {
  const at = 'startDate'
  const isMoved = !stored || !stored.start.equals(wanted.start)
  const hasStarted = stored !== null && stored.status !== prescriptionStatus.preliminary
  if (isMoved && hasStarted) return refuse('start-has-passed', { at })
  if (isMoved && !isOnOrBefore(today, wanted.start)) return refuse('start-in-the-past', { at })
  if (!isOnOrBefore(wanted.start, today.add({ months: longestPeriodInMonths }))) {
    return refuse('start-too-far-ahead', { at })
  }
  const judged = periodOf(wanted)
  if (judged.ok && !isOnOrBefore(today, judged.value.period.end)) return refuse('end-in-the-past', { at: 'endDate' })
  return judged
}

/** A row as far as the length of its prescription is asked for. */
export interface RowInPeriod {
  readonly withdrawals: number
  /** Months, as they are stored: 3 or 12, or those of a prescription of less than 3. */
  readonly calculationMonths: number
}

/** Whether rows that stay as they are fit into a period that was moved (IPS001014 and 1015). */
export function rowsFitPeriod(
  { period, months }: PeriodInMonths,
  rows: readonly RowInPeriod[],
): Outcome<'rows-fit', 'calculation-longer-than-period' | 'withdrawals-wrong'> {
  const at = 'endDate'
  if (rows.some((row) => row.calculationMonths > months)) return refuse('calculation-longer-than-period', { at })
  if (rows.some((row) => row.withdrawals > daysOf(period))) return refuse('withdrawals-wrong', { at })
  return agree('rows-fit')
}
