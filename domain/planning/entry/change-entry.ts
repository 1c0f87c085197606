import { agree, refuse, type Outcome } from '../../outcome.ts'
import { comesOn, nextOf, type Series } from './occurrences.ts'

/** What of a series is meant: the one day, or that day and all that follow. */
export const scopes = ['one', 'following'] as const
export type Scope = (typeof scopes)[number]

export interface Division {
  /** What stays of the series; null when nothing does. */
  readonly stays: Series | null
  /** What is meant, as a series of its own. */
  readonly meant: Series
}

/**
 * Divides a series at a day. What has been is never changed: a day before today stays as it was done. One day becomes an
 * exception of the series; all following begin one of their own on that day. Where they are to begin earlier, the series ends
 * before that, so that no day has both.
 */
export function divide(
  series: Series,
  {
    day,
    scope,
    today,
    start = day,
  }: {
    readonly day: Temporal.PlainDate
    readonly scope: Scope
    readonly today: Temporal.PlainDate
    /** Where all following begin anew; the day itself where nothing else is asked. */
    readonly start?: Temporal.PlainDate
  },
): Outcome<Division, 'not-on-day' | 'in-past'> {
  if (!comesOn(series, day)) return refuse('not-on-day', { at: 'day' })
  if (Temporal.PlainDate.compare(day, today) < 0) return refuse('in-past', { at: 'day' })
  if (series.recurrence === 'once') return agree({ stays: null, meant: series })
  if (scope === 'one') {
    const without = { ...series, except: [...series.except, day] }
    return agree({
      stays: nextOf(without, series.startsOn) === null ? null : without,
      meant: { startsOn: day, endsOn: day, recurrence: 'once', interval: 1, except: [] },
    })
  }
  const from = Temporal.PlainDate.compare(start, day) < 0 ? start : day
  const isBefore = (each: Temporal.PlainDate) => Temporal.PlainDate.compare(each, from) < 0
  const earlier = { ...series, endsOn: from.subtract({ days: 1 }), except: series.except.filter(isBefore) }
  return agree({
    stays: nextOf(earlier, series.startsOn) === null ? null : earlier,
    meant: { ...series, startsOn: day, except: series.except.filter((each) => !isBefore(each)) },
  })
}

/** What a series may be that is planned anew: it begins today or later, and does not end before it begins. */
export function checkSeries(
  { startsOn, endsOn }: Pick<Series, 'startsOn' | 'endsOn'>,
  today: Temporal.PlainDate,
): Outcome<null, 'starts-in-past' | 'ends-before-start'> {
  if (Temporal.PlainDate.compare(startsOn, today) < 0) return refuse('starts-in-past', { at: 'start' })
  if (endsOn && Temporal.PlainDate.compare(endsOn, startsOn) < 0) return refuse('ends-before-start', { at: 'end' })
  return agree(null)
}
