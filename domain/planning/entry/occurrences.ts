/** How an entry of the plan comes again. RFC 5545 knows the same words; more of it than these nobody plans by. */
export const recurrences = ['once', 'daily', 'weekly', 'monthly'] as const
export type Recurrence = (typeof recurrences)[number]

/** The most weeks or months between two. */
export const longestInterval = 12

export interface Series {
  readonly startsOn: Temporal.PlainDate
  /** The last day on which it may come; null without an end. */
  readonly endsOn: Temporal.PlainDate | null
  readonly recurrence: Recurrence
  /** 2 = every second day, week or month. */
  readonly interval: number
  /** Days on which it was taken out or moved by itself. */
  readonly except: readonly Temporal.PlainDate[]
}

const unit = { daily: 'days', weekly: 'weeks', monthly: 'months' } as const

/**
 * The days of a series among `from` to `to`, both included. A month that has no such day has none (RFC 5545): the 31st does not
 * move to the 30th.
 */
export function occurrencesOf(
  series: Series,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): readonly Temporal.PlainDate[] {
  const last = series.endsOn && before(series.endsOn, to) ? series.endsOn : to
  const days: Temporal.PlainDate[] = []
  for (let count = firstCount(series, from); ; count += 1) {
    const day = dayOf(series, count)
    if (day !== null && before(last, day)) break
    if (day === null && before(last, earliestOf(series, count))) break
    if (day !== null && !before(day, from) && !series.except.some((each) => each.equals(day))) days.push(day)
    if (series.recurrence === 'once') break
  }
  return days
}

/** How many times in a row a month has no such day at most: the 29th of February, round 2100. */
const longestGap = 8

/** The first day from a given one on; null when none comes any more. */
export function nextOf(series: Series, from: Temporal.PlainDate): Temporal.PlainDate | null {
  const first = firstCount(series, from)
  const most = first + (series.except.length + 2) * (longestGap + 1)
  for (let count = first; count <= most; count += 1) {
    const day = dayOf(series, count)
    if (day !== null && series.endsOn && before(series.endsOn, day)) return null
    if (day !== null && !before(day, from) && !series.except.some((each) => each.equals(day))) return day
    if (series.recurrence === 'once') return null
  }
  return null
}

export function comesOn(series: Series, day: Temporal.PlainDate): boolean {
  return occurrencesOf(series, day, day).length > 0
}

/** The day of the n-th time, 0 being the first; null where its month has no such day. */
function dayOf({ startsOn, recurrence, interval }: Series, count: number): Temporal.PlainDate | null {
  if (recurrence === 'once') return startsOn
  const day = startsOn.add({ [unit[recurrence]]: count * interval })
  return recurrence === 'monthly' && day.day !== startsOn.day ? null : day
}

function earliestOf({ startsOn, interval }: Series, count: number): Temporal.PlainDate {
  return startsOn.with({ day: 1 }).add({ months: count * interval })
}

/** From which time on one needs to look, so that a plan of many years is not walked through. */
function firstCount({ startsOn, recurrence, interval }: Series, from: Temporal.PlainDate): number {
  if (recurrence === 'once' || !before(startsOn, from)) return 0
  const largestUnit = unit[recurrence]
  const passed = startsOn.until(from, { largestUnit })[largestUnit]
  return Math.max(0, Math.floor(passed / interval))
}

function before(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0
}
