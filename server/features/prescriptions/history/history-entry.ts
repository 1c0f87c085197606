import type { HistoryEntry } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import type { Viewer } from '../abilities.ts'
import { prescriptionViewOf } from '../prescription/prescription-view.ts'
import type { PrescriptionRecord } from '../prescription/search-prescriptions.sql.ts'
import type { Lineage } from './read-prescription-history.sql.ts'

/** A prescription as the history lists it. */
export function historyEntryOf(record: PrescriptionRecord, lineage: Lineage, onlooker: Viewer): HistoryEntry {
  const {
    rows: _rows,
    patientFee: _fee,
    ...head
  } = prescriptionViewOf(record, lineage.care_recipient_id, [], null, onlooker)
  return {
    ...head,
    effectiveEndDate: lineage.effective_end_date,
    rowCount: lineage.row_count,
    predecessorId: lineage.predecessor_id,
    successorId: lineage.successor_id,
  }
}
