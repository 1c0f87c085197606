import { isLookedAt, shownDaysOf, type Span } from '@omsorg/domain/planning/entry/shown-days.ts'
import { addressView, day, oneOf } from '../../../platform/routing/address-view.ts'

export const views = ['month', 'week', 'day', 'table'] as const
export type View = (typeof views)[number]

export const calendarView = addressView({ view: oneOf(views), date: day })

export interface Shown {
  readonly from: Temporal.PlainDate
  readonly days: readonly Temporal.PlainDate[]
}

/** The day that an address asks for; today where it names none, or one that nobody plans. */
export function dayAsked(written: string, today: string): Temporal.PlainDate {
  const now = Temporal.PlainDate.from(today)
  if (written === '') return now
  const day = Temporal.PlainDate.from(written)
  return isLookedAt(day, now) ? day : now
}

/** The days that a view shows round a day. */
export function shownDays(view: View, at: Temporal.PlainDate): Shown {
  const days = shownDaysOf(spanOf[view], at)
  return { from: days[0] ?? at, days }
}

/** The same days, as they are printed; a table has those of a month. */
export const spanOf: Readonly<Record<View, Span>> = { month: 'Month', table: 'Month', week: 'Week', day: 'Day' }

export function weeksOf(days: readonly Temporal.PlainDate[]): Temporal.PlainDate[][] {
  const weeks: Temporal.PlainDate[][] = []
  for (const [at, day] of days.entries()) {
    if (at % 7 === 0) weeks.push([])
    weeks.at(-1)?.push(day)
  }
  return weeks
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** The keys of a grid of days: arrows, the page keys by so many days as are shown, Home and End within the week. */
export function dayAfterKey(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  at: Temporal.PlainDate,
  shown: number,
): Temporal.PlainDate | null {
  if (ctrlKey || metaKey || altKey) return null
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    PageUp: -shown,
    PageDown: shown,
    Home: 1 - at.dayOfWeek,
    End: 7 - at.dayOfWeek,
  }
  const by = days[key]
  return by === undefined ? null : at.add({ days: by })
}
