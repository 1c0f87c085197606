import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { additionStatus, prescriptionStatus, type AdditionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { rowStatusAfter, statusOn } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import {
  isUsedUp,
  standingOf,
  type RowStanding,
  type WithdrawalFacts,
} from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  pendingRenewals,
  writeAdditionStatuses,
  writePrescriptionStatuses,
  writeRowStatuses,
  type AdditionChange,
} from './settle-rows.sql.ts'
import type { StandingRow } from './standing-of-row.ts'

/**
 * Brings the stored states of rows, additions and prescriptions in line with what the draws leave, after an order was
 * placed or given back (states 2.1 to 2.2). `rows` are all rows of the person, read after the change.
 */
export async function settleRows(
  tx: Transaction,
  rows: readonly StandingRow[],
  today: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<void> {
  const settled = rows.map((row) => {
    const { standing, addition } = settledAddition(row, today, now)
    return { row, standing, addition, status: rowStatusAfter(row.record.status, standing.usedUp) }
  })
  const rowChanges = settled
    .filter(({ row, status }) => status !== row.record.status)
    .map(({ row, status }) => ({ id: row.record.id, from: row.record.status, to: status }))
  if (rowChanges.length > 0) await writeRowStatuses(tx, rowChanges)

  const additionChanges = settled.flatMap(({ addition }) => addition ?? [])
  if (additionChanges.length > 0) await writeAdditionStatuses(tx, additionChanges)

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
      rows: own.map(({ row, standing, status: rowStatus }) => ({
        status: rowStatus,
        withdrawals: row.record.withdrawals,
        withdrawalsThatCanBeMade: standing.withdrawalsThatCanBeMade,
      })),
      renewalRequestPending: pending.includes(id),
      successorWaiting: record.successor_waiting,
    })
    return status === record.prescription_status ? [] : [{ id, from: record.prescription_status, to: status }]
  })
  if (changes.length > 0) await writePrescriptionStatuses(tx, changes)
}

interface SettledAddition {
  readonly standing: RowStanding
  readonly addition: AdditionChange | null
}

/**
 * The last addition of a row after the change: drawn to the last package it has no refills; given something back it is
 * open again, unless it has run out, was cancelled, or another one has followed it (states 2.2).
 */
function settledAddition(row: StandingRow, today: Temporal.PlainDate, now: Temporal.Instant): SettledAddition {
  const { standing, openAddition } = row
  const asItIs = { standing, addition: null }
  const last = row.additions.at(-1)
  if (!last) return asItIs
  const change = (from: AdditionStatus, to: AdditionStatus, endedAt: string | null): AdditionChange => ({
    id: last.id,
    from,
    to,
    endedAt,
  })
  if (openAddition) {
    const use = standing.additions.at(-1)
    // The draw that used it up still belongs to it: it ends in the moment of that draw at the earliest.
    const lastDraw = row.rowDraws.at(-1)?.confirmed_at
    const endedAt = lastDraw === undefined ? now : later(now, Temporal.Instant.from(lastDraw))
    return use && isUsedUp(use)
      ? { standing, addition: change(additionStatus.active, additionStatus['no-refills'], endedAt.toString()) }
      : asItIs
  }
  const again = reopenedDrawing(row, today)
  if (!again) return asItIs
  const reopened = standingOf(again)
  const use = reopened.additions.at(-1)
  if (!use || isUsedUp(use)) return asItIs
  return { standing: reopened, addition: change(additionStatus['no-refills'], additionStatus.active, null) }
}

/**
 * The draws of a row whose last addition has no refills and is open again as soon as something of it is left; null where there
 * is none that can be, because it has run out or was cancelled (states 2.2).
 */
export function reopenedDrawing(
  { additions, drawing }: Pick<StandingRow, 'additions' | 'drawing'>,
  today: Temporal.PlainDate,
): WithdrawalFacts | null {
  const last = additions.at(-1)
  const given = drawing.additions.at(-1)
  if (last?.status !== additionStatus['no-refills'] || !given) return null
  if (!isOnOrBefore(today, Temporal.PlainDate.from(last.end_date))) return null
  return { ...drawing, additions: [...drawing.additions.slice(0, -1), { ...given, endedAt: null }] }
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one
}
