import { marketOf } from '@omsorg/domain/market.ts'
import { nothingDrawnOfRow, type DrawnOfRow } from '@omsorg/domain/prescriptions/prescribe-row.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { extraWithdrawalsOf } from '../item-view.ts'
import type { LockedPrescription } from '../locks.sql.ts'
import { readOrderingSettings } from '../ordering-settings.sql.ts'
import { rowsOfPersons } from '../rows-of-persons.ts'
import type { StandingRow } from '../standing-of-row.ts'

/**
 * What was drawn from each row of a locked prescription, by the id of the row; nothing from one that has not begun. Asked
 * from the place of whoever changes it: the one that prescribed may lie out of reach.
 */
export async function drawnFrom(
  tx: Transaction,
  locked: LockedPrescription,
  carePlaceId: string,
  today: Temporal.PlainDate,
): Promise<(rowId: number | null) => DrawnOfRow> {
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
  const around = { today, timeZone, settings, recipientCanReceive: true, mayOrderIn: () => true }
  const rows = await rowsOfPersons(tx, question, () => around)
  return (rowId) => {
    const row = rows.find((each) => each.record.id === rowId)
    return row ? drawnOf(row) : nothingDrawnOfRow
  }
}

function drawnOf(row: StandingRow): DrawnOfRow {
  const { record, standing } = row
  const extraWithdrawals = extraWithdrawalsOf(row)
  return {
    withdrawalsMade: record.withdrawals + extraWithdrawals - standing.withdrawalsRemaining,
    extraWithdrawals,
    // An ended addition leaves behind what was used of it; the open one counts in full (domain rules 3.3).
    extraPackages: standing.additions.reduce(
      (sum, { addition, usedPackages }) => sum + (addition.endedAt ? usedPackages : addition.extraPackages),
      0,
    ),
    packageAdjustment: record.package_adjustment,
    packagesDrawn: row.rowDraws.reduce((sum, draw) => sum + Math.ceil(draw.pieces / record.row_items_per_package), 0),
  }
}
