import type { StandingRow } from '../../prescriptions/index.ts'

/** What the system would order of a row, and whether it is time to. */
export interface DueRow {
  /** Runs out before the next order of the place, or nobody knows when. */
  readonly isDue: boolean
  /** Nobody knows how much: it stands set aside until somebody fills it in. */
  readonly isUnknown: boolean
}

/** Whether a row is due at a place that orders again on a day. */
export function dueOf({ suggestion }: Pick<StandingRow, 'suggestion'>, dueBefore: Temporal.PlainDate): DueRow {
  const { word, runsOutOn } = suggestion
  const isUnknown = word === 'consumption-missing'
  const runsOut = runsOutOn !== null && Temporal.PlainDate.compare(runsOutOn, dueBefore) < 0
  return { isDue: isUnknown || runsOut || word === 'time-to-order', isUnknown }
}
