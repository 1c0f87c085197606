import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { PrescriptionStatus, RowStatus } from './row.ts'
import { canBeDrawn } from '../prescription/statuses.ts'
import { mayPrescription, mayRow } from '../prescription/transitions.ts'

/** A row with the prescription that it stands on. */
export interface ClosableRow {
  readonly status: RowStatus
  readonly prescriptionStatus: PrescriptionStatus
}

/**
 * Closes rows of one prescription, together or not at all (O-7-30); `others` are its rows that are not named. A closed row is
 * never reopened: a new need becomes a new row, so the history shows who judged what, and when. The prescription goes with
 * the last row that can still be drawn (states 2.1, O-7-19).
 */
export function closeRows(
  rows: readonly ClosableRow[],
  others: readonly Pick<ClosableRow, 'status'>[],
): Outcome<{ readonly prescription: 'unchanged' | 'closed' }, 'row-not-active'> {
  const mayBeClosed = rows.every(
    ({ status, prescriptionStatus }) => mayPrescription(prescriptionStatus, 'close-row') && mayRow(status, 'close'),
  )
  if (!mayBeClosed) return refuse('row-not-active')
  return agree({ prescription: others.some(canBeDrawn) ? 'unchanged' : 'closed' })
}
