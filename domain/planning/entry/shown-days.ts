/** What is looked at together, as a calendar says it. */
export const spans = ['Day', 'Week', 'Month'] as const
export type Span = (typeof spans)[number]

/** A month is five weeks from the one that holds the day, so that what is to come is in sight. */
const daysOf: Readonly<Record<Span, number>> = { Day: 1, Week: 7, Month: 35 }

/** The days that are shown round a day: the day itself, or weeks from the Monday on or before it. */
export function shownDaysOf(span: Span, at: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  const from = span === 'Day' ? at : mondayOf(at)
  return Array.from({ length: daysOf[span] }, (_, days) => from.add({ days }))
}

export function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 })
}

/** So many years before and after today a plan is looked at; beyond is a slip in the year. */
const yearsAround = 50

export function isLookedAt(day: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Math.abs(day.year - today.year) <= yearsAround
}
