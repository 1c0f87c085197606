import { rowStatus, rowStatusName, type RowStatus } from './row.ts'
import { canBeDrawn } from '../prescription/statuses.ts'

/** A row as answers show it: its status by name (states 2.1b). */
export interface ShownRow {
  readonly status: (typeof rowStatusName)[RowStatus]
}

/** Ended by a person, for good. */
export function isClosedRow({ status }: ShownRow): boolean {
  return status === rowStatusName[rowStatus.closed]
}

/** Its prescription has not been confirmed, or has not started. */
export function isWaitingRow({ status }: ShownRow): boolean {
  return status === rowStatusName[rowStatus.preliminary]
}

/** Everything that was granted is drawn. */
export function isUsedUpRow({ status }: ShownRow): boolean {
  return status === rowStatusName[rowStatus.usedUp]
}

/** Its prescription runs, whether or not anything is left to draw. */
export function isRunningRow(row: ShownRow): boolean {
  return !isClosedRow(row) && !isWaitingRow(row)
}

/** As `canBeDrawn`, of a status that goes by its name. */
export function shownCanBeDrawn({ status }: ShownRow): boolean {
  return Object.values(rowStatus).some((code) => rowStatusName[code] === status && canBeDrawn({ status: code }))
}
