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
import { writeStatuses, type AdditionChange, type Settlement } from './settle-rows.sql.ts'
import { later } from './rows-after-draws.ts'
import type { StandingRow } from './standing-of-row.ts'

/** What the stored states of a row are settled by. */
export type RowToSettle = Pick<StandingRow, 'record' | 'standing' | 'openAddition' | 'additions' | 'drawing'>

export interface SettlingFacts {
  /** Prescriptions of the person that somebody has asked to renew. */
  readonly askedToRenew: readonly number[]
  readonly today: Temporal.PlainDate
  readonly now: Temporal.Instant
}

/**
 * Brings the stored states of rows, additions and prescriptions in line with what the draws leave, after an order was
 * placed or given back (states 2.1 to 2.2). `rows` are all rows of the person, as they stand after the change.
 */
export async function writeSettled(tx: Transaction, rows: readonly RowToSettle[], facts: SettlingFacts): Promise<void> {
  const begun = rows.filter(({ record }) => record.prescription_status !== prescriptionStatus.preliminary)
  const settlement = settlementOf(begun, facts)
  const { additions, prescriptions } = settlement
  if (settlement.rows.length + additions.length + prescriptions.length > 0) await writeStatuses(tx, settlement)
}

function settlementOf(rows: readonly RowToSettle[], { askedToRenew, today, now }: SettlingFacts): Settlement {
  const settled = rows.map((row) => {
    const { standing, addition } = settledAddition(row, today, now)
    return { row, standing, addition, status: rowStatusAfter(row.record.status, standing.usedUp) }
  })
  const byPrescription = Map.groupBy(settled, ({ row }) => row.record.prescription_id)
  return {
    rows: settled
      .filter(({ row, status }) => status !== row.record.status)
      .map(({ row, status }) => ({ id: row.record.id, from: row.record.status, to: status })),
    additions: settled.flatMap(({ addition }) => addition ?? []),
    prescriptions: [...byPrescription].flatMap(([id, own]) => {
      const record = own[0]?.row.record
      if (!record) return []
      const status = statusOn(today, {
        status: record.prescription_status,
        confirmed: true,
        period: { start: Temporal.PlainDate.from(record.start_date), end: Temporal.PlainDate.from(record.end_date) },
        rows: own.map(({ row, standing, status: rowStatus }) => ({
          status: rowStatus,
          withdrawals: row.record.withdrawals,
          withdrawalsThatCanBeMade: standing.withdrawalsThatCanBeMade,
        })),
        renewalRequestPending: askedToRenew.includes(id),
        successorWaiting: record.successor_waiting,
      })
      return status === record.prescription_status ? [] : [{ id, from: record.prescription_status, to: status }]
    }),
  }
}

interface SettledAddition {
  readonly standing: RowStanding
  readonly addition: AdditionChange | null
}

/**
 * The last addition of a row after the change: drawn to the last package it has no refills; given something back it is
 * open again, unless it has run out, was cancelled, or another one has followed it (states 2.2).
 */
function settledAddition(row: RowToSettle, today: Temporal.PlainDate, now: Temporal.Instant): SettledAddition {
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
    const lastDraw = row.drawing.draws.at(-1)?.confirmedAt
    const endedAt = lastDraw === undefined ? now : later(now, lastDraw)
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
