import {
  type AdditionStatus,
  type PrescriptionStatus,
  type RowStatus,
  renewalRequestStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface StatusChange<Status> {
  readonly id: number
  readonly from: Status
  readonly to: Status
}

export async function writeRowStatuses(tx: Transaction, changes: readonly StatusChange<RowStatus>[]): Promise<void> {
  await sql`
    with change as (select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id int, "from" int, "to" int)),
    changed as (
      update omsorg.prescription_row r set status = c."to", row_version = row_version + 1
      from change c where r.id = c.id and r.status = c."from"
      returning r.id, r.prescription_id, c."from", c."to"
    )
    insert into omsorg.prescription_event (prescription_id, prescription_row_id, event, from_status, to_status)
    select prescription_id, id, 'row-settled', "from", "to" from changed
  `.execute(tx)
}

export async function writePrescriptionStatuses(
  tx: Transaction,
  changes: readonly StatusChange<PrescriptionStatus>[],
): Promise<void> {
  await sql`
    with change as (select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id int, "from" int, "to" int)),
    changed as (
      update omsorg.prescription p set status = c."to", row_version = row_version + 1, updated_at = now()
      from change c where p.id = c.id and p.status = c."from"
      returning p.id, c."from", c."to"
    )
    insert into omsorg.prescription_event (prescription_id, event, from_status, to_status)
    select id, 'settled', "from", "to" from changed
  `.execute(tx)
}

export interface AdditionChange extends StatusChange<AdditionStatus> {
  /** Null opens it again. */
  readonly endedAt: string | null
}

export async function writeAdditionStatuses(tx: Transaction, changes: readonly AdditionChange[]): Promise<void> {
  await sql`
    update omsorg.prescription_row_addition a
    set status = c."to", ended_at = c."endedAt", row_version = row_version + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c (id int, "from" int, "to" int, "endedAt" timestamptz)
    where a.id = c.id and a.status = c."from"
  `.execute(tx)
}

export async function pendingRenewals(tx: Transaction, prescriptionIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ prescription_id: number }>`
    select prescription_id from omsorg.renew_request where prescription_id = any(${prescriptionIds}::int[]) and status = ${stored(renewalRequestStatus, 'pending')}
  `.execute(tx)
  return rows.map((row) => row.prescription_id)
}
