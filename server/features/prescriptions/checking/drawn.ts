import { marketOf } from '@omsorg/domain/market.ts'
import { nothingDrawnOfRow } from '@omsorg/domain/prescriptions/row/drawn-of-row.ts'
import type { RowToCheck } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { LockedPrescription } from '../locks.sql.ts'
import { readOrderingSettings } from '../ordering-settings.sql.ts'
import { rowsOfPersons } from '../row/rows-of-persons.ts'
import { reopenedDrawing } from '../row/settle-rows.ts'

/** What was drawn from a row, by its id; null is a row that does not stand yet. */
export type DrawnFrom = (rowId: number | null) => RowToCheck['drawn']

/**
 * What was drawn from each row of a locked prescription, by the id of the row; nothing from one that has not begun. Asked
 * from the place of whoever changes it: the one that prescribed may lie out of reach.
 */
export async function drawnFrom(
  tx: Transaction,
  locked: LockedPrescription,
  carePlaceId: string,
  today: Temporal.PlainDate,
): Promise<DrawnFrom> {
  if (locked.status === prescriptionStatus.preliminary) return () => nothingDrawnOfRow
  const settings = await readOrderingSettings(tx, carePlaceId, today)
  if (!settings) throw new Error('the place of whoever changes a prescription has no settings')
  const question = {
    careRecipientIds: [locked.care_recipient_id],
    carePlaceId,
    today,
    statuses: [locked.status],
    rowIds: locked.rows.map((row) => row.id),
  }
  // Whether something may be ordered plays no part here: only what was drawn is asked for.
  const { timeZone } = marketOf(locked.market)
  const context = { today, timeZone, settings, recipientCanReceive: true, mayOrderIn: () => true }
  const rows = await rowsOfPersons(tx, question, () => context)
  return (rowId) => {
    const row = rows.find((each) => each.record.id === rowId)
    return row ? (reopenedDrawing(row, today) ?? row.drawing) : nothingDrawnOfRow
  }
}
