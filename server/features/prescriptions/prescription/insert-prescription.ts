import type { Transaction } from '../../../platform/database.ts'
import { insertHead, insertRows } from './insert-prescription.sql.ts'
import type { InsertedRow, PrescriptionToInsert } from './prescription-to-insert.ts'

export interface InsertedPrescription {
  readonly id: number
  readonly rowVersion: number
  readonly rows: readonly InsertedRow[]
}

/** Writes a prescription with its rows, flavours and the event `created`. The person is locked, and everything is judged. */
export async function insertPrescription(tx: Transaction, draft: PrescriptionToInsert): Promise<InsertedPrescription> {
  const { id, row_version: rowVersion } = await insertHead(tx, draft)
  const rows = await insertRows(tx, { prescriptionId: id, status: draft.status, rows: draft.rows, created: draft })
  return { id, rowVersion, rows }
}
