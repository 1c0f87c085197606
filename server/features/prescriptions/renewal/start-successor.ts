import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { statusAfterSuccessor } from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescription, type LockedPrescription } from '../locks.sql.ts'
import { answerRenewRequests, closeRowsForGood, writePrescriptionStatus, type Change } from '../row/closing.sql.ts'
import { release } from '../row/record-closing.ts'
import { activateRows } from './succession.sql.ts'

export interface Succession {
  /** The prescription that is followed, locked. */
  readonly old: LockedPrescription
  readonly successorId: number
  /** The first day of the new one: the old one counts until the day before. */
  readonly start: Temporal.PlainDate
  readonly today: Temporal.PlainDate
  /** The rows that end with it: those renewed, and those that nobody sells any more. */
  readonly goneRowIds: ReadonlySet<number>
}

/**
 * The moment in which a successor takes over: what it renewed is closed in the old prescription, which is closed as of the
 * day before, or goes on with the rows that were left to somebody else or not named (states 2.1).
 */
export async function takeOver(tx: Transaction, succession: Succession, change: Change): Promise<void> {
  const { old, successorId, start, today, goneRowIds } = succession
  const gone = old.rows.filter((row) => goneRowIds.has(row.id) && row.status !== rowStatus.closed)
  await closeRowsForGood(
    tx,
    gone.map((row) => row.id),
    'row-renewed',
    change,
  )
  const staying = old.rows.filter((row) => !goneRowIds.has(row.id))
  const end = Temporal.PlainDate.from(old.end_date)
  const status = statusAfterSuccessor(old.status, staying, { today, end })
  if (status !== old.status) {
    const isClosed = status === prescriptionStatus.closed
    const lastDay = start.subtract({ days: 1 })
    await writePrescriptionStatus(tx, {
      ...change,
      prescriptionId: old.id,
      from: old.status,
      to: status,
      event: isClosed ? 'renewed' : 'ended',
      effectiveEnd: isClosed && !isOnOrBefore(end, lastDay) ? lastDay : null,
      detail: { successorId },
    })
  }
  await answerRenewRequests(tx, old.id, 'accepted', change)
  await release(tx, old, gone, change)
}

/**
 * A prescription that waited begins: its rows are active, and the prescription that it renews is taken over. The person is
 * locked by the caller. Does nothing for one that has begun already.
 */
export async function startPrescription(
  tx: Transaction,
  waiting: LockedPrescription,
  { today, ...change }: Change & { readonly today: Temporal.PlainDate },
): Promise<void> {
  if (waiting.status !== prescriptionStatus.preliminary) return
  await activateRows(tx, waiting.id)
  await writePrescriptionStatus(tx, {
    ...change,
    prescriptionId: waiting.id,
    from: waiting.status,
    to: prescriptionStatus.active,
    event: 'started',
  })
  await takeOverPredecessor(tx, waiting, { today, ...change })
}

/** What a prescription that has begun does to the one it renews; nothing when it renews none, or that one is closed. */
export async function takeOverPredecessor(
  tx: Transaction,
  begun: Pick<LockedPrescription, 'id' | 'predecessor_id' | 'start_date'>,
  { today, ...change }: Change & { readonly today: Temporal.PlainDate },
): Promise<void> {
  if (begun.predecessor_id === null) return
  const old = await lockPrescription(tx, begun.predecessor_id)
  if (!old || old.status === prescriptionStatus.closed) return
  const goneRowIds = new Set(old.rows.filter((row) => row.succeeded_by === begun.id).map((row) => row.id))
  const start = Temporal.PlainDate.from(begun.start_date)
  await takeOver(tx, { old, successorId: begun.id, start, today, goneRowIds }, change)
}
