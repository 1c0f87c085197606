import { isOnOrBefore } from '../../calendar/period.ts'
import type { Suggestion } from '../supply/suggestion.ts'

/** What the system would order of a row of a resident, and whether it is time to. */
export interface Due {
  /** Runs out before the next order of the place, or nobody knows when. */
  readonly isDue: boolean
  /** Nobody knows how much: it stands set aside until somebody fills it in. */
  readonly isUnknown: boolean
}

type Forecast = Pick<Suggestion, 'word' | 'runsOutOn'>

/** Whether something is due at a place that orders again on a day (rules 3.5). */
export function dueOf({ word, runsOutOn }: Forecast, dueBefore: Temporal.PlainDate): Due {
  const isUnknown = word === 'consumption-missing'
  const runsOut = runsOutOn !== null && !isOnOrBefore(dueBefore, runsOutOn)
  return { isDue: isUnknown || runsOut || word === 'time-to-order', isUnknown }
}
