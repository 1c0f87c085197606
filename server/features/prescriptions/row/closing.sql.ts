import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import {
  type PrescriptionStatus,
  type RowStatus,
  additionStatus,
  renewalRequestStatus,
  rowStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { raw, sql, type Sql } from '../../../platform/sql.ts'
import type { Author } from '../../../platform/author.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface Change {
  readonly by: Author
  readonly at: Temporal.Instant
  readonly reason?: string | null
}

/** Closes rows for good and cancels what is open of their additions; rows that are closed already stay as they are. */
export async function closeRowsForGood(
  tx: Transaction,
  rowIds: readonly number[],
  event: 'row-closed' | 'row-renewed',
  { by, at, reason = null }: Change,
): Promise<void> {
  await Promise.all([
    cancelAdditionsOf(tx, rowIds, { by, at, reason }),
    sql`
    with old as (
      select id, prescription_id, status from omsorg.prescription_row
      where id = any(${rowIds}::int[]) and status <> ${stored(rowStatus, 'closed')}
    ), closed as (
      update omsorg.prescription_row r
      set status = ${stored(rowStatus, 'closed')}, closed_at = ${at.toString()}, row_version = row_version + 1
      from old where r.id = old.id
      returning r.id, r.prescription_id, old.status as from_status
    )
    insert into omsorg.prescription_event
      (at, prescription_id, prescription_row_id, event, from_status, to_status, by_user, on_behalf_of, reason)
    select ${at.toString()}::timestamptz, prescription_id, id, ${event}, from_status,
           ${stored(rowStatus, 'closed')}, ${by.userId}::int,
           ${by.onBehalfOf}::int, ${reason}::text
    from closed
  `.execute(tx),
  ])
}

/** What is open of the additions of rows is cancelled; what was ordered by them stays. */
export async function cancelAdditionsOf(
  tx: Transaction,
  rowIds: readonly number[],
  { by, at, reason = null }: Change,
): Promise<void> {
  await sql`
    with cancelled as (
      update omsorg.prescription_row_addition a
      set status = ${stored(additionStatus, 'cancelled')}, row_version = row_version + 1,
          ended_at = greatest(${at.toString()}::timestamptz, a.created_at, (${lastDraw(raw('a.prescription_row_id'))}))
      where a.prescription_row_id = any(${rowIds}::int[]) and a.status = ${stored(additionStatus, 'active')}
      returning a.prescription_row_id
    )
    insert into omsorg.prescription_event
      (at, prescription_id, prescription_row_id, event, from_status, to_status, by_user, on_behalf_of, reason)
    select ${at.toString()}::timestamptz, r.prescription_id, r.id, 'addition-cancelled',
           ${stored(additionStatus, 'active')}, ${stored(additionStatus, 'cancelled')}, ${by.userId}::int,
           ${by.onBehalfOf}::int, ${reason}::text
    from cancelled c join omsorg.prescription_row r on r.id = c.prescription_row_id
  `.execute(tx)
}

/** The moment of the last draw of a row: what ends or begins on the row later stands after it. */
export function lastDraw(rowId: Sql) {
  return sql`
    select max(o.confirmed_at) from omsorg.order_line l
    join omsorg.customer_order o on o.id = l.customer_order_id and o.state = ${stored(orderState, 'ordered')}
    where l.prescription_row_id = ${rowId}`
}

export interface StatusToWrite extends Change {
  readonly prescriptionId: number
  readonly from: PrescriptionStatus
  readonly to: PrescriptionStatus
  readonly event: 'closed' | 'renewed' | 'ended' | 'started'
  /** The last day it counted, where that is before its end. */
  readonly effectiveEnd?: Temporal.PlainDate | null
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Answers the new version. */
export async function writePrescriptionStatus(tx: Transaction, change: StatusToWrite): Promise<number> {
  const { prescriptionId, by, at, effectiveEnd = null, reason = null, detail = {} } = change
  const { rows } = await sql<{ row_version: number }>`
    with written as (
      update omsorg.prescription
      set status = ${change.to}, row_version = row_version + 1, updated_at = ${at.toString()},
          updated_by = coalesce(${by.userId}::int, updated_by),
          effective_end_date = coalesce(${effectiveEnd?.toString() ?? null}::date, effective_end_date)
      where id = ${prescriptionId}
      returning id, row_version
    ), told as (
      insert into omsorg.prescription_event
        (at, prescription_id, event, from_status, to_status, by_user, on_behalf_of, reason, detail)
      select ${at.toString()}::timestamptz, id, ${change.event}, ${change.from}, ${change.to}, ${by.userId}::int,
             ${by.onBehalfOf}::int, ${reason}::text, ${JSON.stringify(detail)}::jsonb
      from written
    )
    select row_version from written
  `.execute(tx)
  return rows[0]?.row_version ?? 0
}

/** A request for renewal that waits is answered by what happened to the prescription (states 2.3). */
export async function answerRenewRequests(
  tx: Transaction,
  prescriptionId: number,
  answer: 'accepted' | 'rejected',
  { by, at }: Change,
): Promise<void> {
  const status = renewalRequestStatus[answer]
  await sql`
    update omsorg.renew_request
    set status = ${status}, answered_by = ${by.userId}::int, answered_at = ${at.toString()},
        rejection_reason = ${answer === 'rejected' ? 'closed' : null},
        rejected_by_closing = ${answer === 'rejected'}, row_version = row_version + 1
    where prescription_id = ${prescriptionId} and status = ${stored(renewalRequestStatus, 'pending')}
  `.execute(tx)
}

export interface RowState {
  readonly status: RowStatus
  readonly row_version: number
  readonly prescription_status: PrescriptionStatus
  readonly prescription_version: number
}

/** Where a row and its prescription stand after a change. */
export async function stateOfRow(tx: Transaction, rowId: number): Promise<RowState> {
  const { rows } = await sql<RowState>`
    select r.status, r.row_version, p.status as prescription_status, p.row_version as prescription_version
    from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
    where r.id = ${rowId}
  `.execute(tx)
  const [state] = rows
  if (!state) throw new Error(`the row ${rowId} has gone while it was locked`)
  return state
}
