import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { LockedPrescription, LockedRow } from '../locks.sql.ts'

/** The open row of a locked prescription that a call names, and names once; `at` is its path, such as `rows[2]`. */
export function rowNamed(
  locked: LockedPrescription,
  rowId: number,
  named: readonly { readonly id: number }[],
  at: string,
): Outcome<LockedRow, 'row-not-found' | 'row-not-active' | 'row-twice'> {
  const about = { at: `${at}.prescriptionRowId` }
  const row = locked.rows.find((each) => each.id === rowId)
  if (!row) return refuse('row-not-found', about)
  if (row.status === rowStatus.closed) return refuse('row-not-active', about)
  if (named.some((each) => each.id === rowId)) return refuse('row-twice', about)
  return agree(row)
}
