import { additionStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row.ts'
import { rowStatusAfter, statusOn } from '@omsorg/domain/prescriptions/statuses.ts'
import { isUsedUp } from '@omsorg/domain/prescriptions/withdrawals.ts'
import type { Transaction } from '../../platform/database.ts'
import {
  pendingRenewals,
  writeAdditionStatuses,
  writePrescriptionStatuses,
  writeRowStatuses,
} from './settle-rows.sql.ts'
import type { StandingRow } from './standing-of-row.ts'

/**
 * Brings the stored states of rows, additions and prescriptions in line with what the draws leave, after an order was
 * placed or given back (state machines 2.1 to 2.2). `rows` are all rows of the person, read after the change.
 */
export async function settleRows(
  tx: Transaction,
  rows: readonly StandingRow[],
  today: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<void> {
  const settled = rows.map((row) => ({ row, status: rowStatusAfter(row.record.status, row.standing.usedUp) }))
  const rowChanges = settled
    .filter(({ row, status }) => status !== row.record.status)
    .map(({ row, status }) => ({ id: row.record.id, from: row.record.status, to: status }))
  if (rowChanges.length > 0) await writeRowStatuses(tx, rowChanges)

  const used = rows.flatMap(({ openAddition, standing }) => {
    const last = standing.additions.at(-1)
    const isSpent = openAddition && last && isUsedUp(last)
    return isSpent ? [{ id: openAddition.id, from: additionStatus.active, to: additionStatus.noRefills }] : []
  })
  if (used.length > 0) await writeAdditionStatuses(tx, used, now)

  const prescriptionIds = [...new Set(rows.map((row) => row.record.prescription_id))]
  const pending = await pendingRenewals(tx, prescriptionIds)
  const changes = prescriptionIds.flatMap((id) => {
    const own = settled.filter(({ row }) => row.record.prescription_id === id)
    const record = own[0]?.row.record
    if (!record || record.prescription_status === prescriptionStatus.preliminary) return []
    const status = statusOn(today, {
      status: record.prescription_status,
      confirmed: true,
      period: { start: Temporal.PlainDate.from(record.start_date), end: Temporal.PlainDate.from(record.end_date) },
      rows: own.map(({ row, status: rowStatus }) => ({
        status: rowStatus,
        withdrawals: row.record.withdrawals,
        withdrawalsThatCanBeMade: row.standing.withdrawalsThatCanBeMade,
      })),
      renewalRequestPending: pending.includes(id),
      successorWaiting: record.successor_waiting,
    })
    return status === record.prescription_status ? [] : [{ id, from: record.prescription_status, to: status }]
  })
  if (changes.length > 0) await writePrescriptionStatuses(tx, changes)
}
