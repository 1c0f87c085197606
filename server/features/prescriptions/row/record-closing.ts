import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { closeRows } from '@omsorg/domain/prescriptions/row/close-row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { markSelectedAgain } from '../../product-selection/index.ts'
import type { LockedPrescription, LockedRow } from '../locks.sql.ts'
import { settlePerson } from '../settle-person.ts'
import { answerRenewRequests, closeRowsForGood, writePrescriptionStatus, type Change } from './closing.sql.ts'

/** Closes rows of a locked prescription, and the prescription when nothing of it can be drawn any more. */
export async function recordClosing(
  tx: Transaction,
  prescription: LockedPrescription,
  rows: readonly LockedRow[],
  change: Change,
) {
  const closing = closeRows(
    rows.map(({ status }) => ({ status, prescriptionStatus: prescription.status })),
    prescription.rows.filter((row) => !rows.includes(row)),
  )
  if (!closing.ok) return closing
  if (closing.value.prescription === 'closed') {
    await closeWhole(tx, prescription, change)
    return closing
  }
  const rowIds = rows.map((row) => row.id)
  await Promise.all([
    closeRowsForGood(tx, rowIds, 'row-closed', change),
    release(tx, prescription, rows, change),
    settlePerson(tx, prescription, change.at),
  ])
  return closing
}

/**
 * Closes a locked prescription for good, with all its rows and additions. Its products are selected again, where they were
 * and no other prescription holds them; a waiting successor stays (states 2.1).
 */
export async function closeWhole(tx: Transaction, prescription: LockedPrescription, change: Change): Promise<void> {
  const open = prescription.rows.filter((row) => row.status !== rowStatus.closed)
  const today = todayIn(prescription.market, change.at)
  const begun = isOnOrBefore(Temporal.PlainDate.from(prescription.start_date), today)
  const early = isOnOrBefore(today, Temporal.PlainDate.from(prescription.end_date).subtract({ days: 1 }))
  const openIds = open.map((row) => row.id)
  await Promise.all([
    closeRowsForGood(tx, openIds, 'row-closed', change),
    writePrescriptionStatus(tx, {
      ...change,
      prescriptionId: prescription.id,
      from: prescription.status,
      to: prescriptionStatus.closed,
      event: 'closed',
      effectiveEnd: begun && early ? today : null,
    }),
    answerRenewRequests(tx, prescription.id, 'rejected', change),
    release(tx, prescription, open, change),
  ])
}

/** What was selected for the person, and is prescribed no longer, is selected again (states 2.13). */
export async function release(
  tx: Transaction,
  prescription: Pick<LockedPrescription, 'care_recipient_id'>,
  rows: readonly Pick<LockedRow, 'product_id'>[],
  { by }: Change,
): Promise<void> {
  const productIds = [...new Set(rows.map((row) => row.product_id))]
  if (productIds.length === 0) return
  await markSelectedAgain(tx, { careRecipientId: prescription.care_recipient_id, productIds, by })
}
