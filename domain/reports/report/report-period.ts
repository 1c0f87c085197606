import { agree, type Outcome, refuse } from '../../outcome.ts'

/** How far back a report reaches (O-5-35), and how long its period may be (O-5-34). */
export const yearsBack = 2
export const mostMonths = 12

/** Days of the market, both included. */
export interface ReportPeriod {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
}

export type PeriodFault = 'too-old' | 'after-today' | 'too-long' | 'ends-before-it-begins'

/** The nearest day that the field may have instead. */
export interface NearestDay {
  readonly day: string
}

/** The first day that a report may tell of. */
export function earliestDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ years: yearsBack })
}

/** The last day of the longest period that begins on a day: twelve months, their last day included. */
export function lastDayOf(from: Temporal.PlainDate): Temporal.PlainDate {
  return from.add({ months: mostMonths }).subtract({ days: 1 })
}

/**
 * Whether a report can be made of a period (O-9-09): none of its days before the last two years (O-8-20), none after today (O-8-21),
 * and twelve months at most (O-8-22). A refusal names the field and the nearest day that it may have.
 */
export function judgePeriod({ from, to }: ReportPeriod, today: Temporal.PlainDate): Outcome<null, never> | Fault {
  const earliest = earliestDay(today)
  const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) < 0
  if (isBefore(from, earliest)) return fault('too-old', 'from', earliest)
  if (isBefore(to, earliest)) return fault('too-old', 'to', from)
  if (isBefore(today, from)) return fault('after-today', 'from', today)
  if (isBefore(today, to)) return fault('after-today', 'to', today)
  if (isBefore(to, from)) return fault('ends-before-it-begins', 'to', from)
  const last = lastDayOf(from)
  return isBefore(last, to) ? fault('too-long', 'to', last) : agree(null)
}

type Fault = ReturnType<typeof fault>

function fault(name: PeriodFault, at: 'from' | 'to', nearest: Temporal.PlainDate) {
  return refuse<PeriodFault, NearestDay>(name, { at, detail: { day: nearest.toString() } })
}
