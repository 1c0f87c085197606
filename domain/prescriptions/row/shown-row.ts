import { canBeDrawn } from '../prescription/statuses.ts'
import { rowStatus, type RowStatusWord } from './row.ts'

/** A row as answers show it (states 2.1b). */
export interface ShownRow {
  readonly status: RowStatusWord
}

/** Ended by a person, for good. */
export function isClosedRow({ status }: ShownRow): boolean {
  return status === 'closed'
}

/** Its prescription has not been confirmed, or has not started. */
export function isWaitingRow({ status }: ShownRow): boolean {
  return status === 'preliminary'
}

/** Everything that was granted is drawn. */
export function isUsedUpRow({ status }: ShownRow): boolean {
  return status === 'used-up'
}

/** Its prescription runs, whether or not anything is left to draw. */
export function isRunningRow(row: ShownRow): boolean {
  return !isClosedRow(row) && !isWaitingRow(row)
}

/** As `canBeDrawn`, of a row as answers show it. */
export function shownCanBeDrawn({ status }: ShownRow): boolean {
  return canBeDrawn({ status: rowStatus[status] })
}
