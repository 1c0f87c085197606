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

export interface AdditionChange extends StatusChange<AdditionStatus> {
  /** Null opens it again. */
  readonly endedAt: string | null
}

/** What of a person's rows, additions and prescriptions is no longer as it is stored. */
export interface Settlement {
  readonly rows: readonly StatusChange<RowStatus>[]
  readonly additions: readonly AdditionChange[]
  readonly prescriptions: readonly StatusChange<PrescriptionStatus>[]
}

/** Writes the changes whose `from` still holds; the events of the rows stand before those of the prescriptions. */
export async function writeStatuses(tx: Transaction, settlement: Settlement): Promise<void> {
  await sql`
    with row_changed as (
      update omsorg.prescription_row r set status = c."to", row_version = row_version + 1
      from jsonb_to_recordset(${JSON.stringify(settlement.rows)}::jsonb) as c (id int, "from" int, "to" int)
      where r.id = c.id and r.status = c."from"
      returning r.id, r.prescription_id, c."from", c."to"
    ), addition_changed as (
      update omsorg.prescription_row_addition a
      set status = c."to", ended_at = c."endedAt", row_version = row_version + 1
      from jsonb_to_recordset(${JSON.stringify(settlement.additions)}::jsonb)
        as c (id int, "from" int, "to" int, "endedAt" timestamptz)
      where a.id = c.id and a.status = c."from"
    ), prescription_changed as (
      update omsorg.prescription p set status = c."to", row_version = row_version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(settlement.prescriptions)}::jsonb) as c (id int, "from" int, "to" int)
      where p.id = c.id and p.status = c."from"
      returning p.id, c."from", c."to"
    )
    insert into omsorg.prescription_event (prescription_id, prescription_row_id, event, from_status, to_status)
    select prescription_id, row_id, event, "from", "to"
    from (
      select prescription_id, id as row_id, 'row-settled' as event, "from", "to" from row_changed
      union all
      select id, null, 'settled', "from", "to" from prescription_changed
    ) told
    order by row_id nulls last, prescription_id
  `.execute(tx)
}

/** The prescriptions of persons that somebody has asked to renew. */
export async function askedToRenewOf(tx: Transaction, careRecipientIds: readonly number[]): Promise<number[]> {
  if (careRecipientIds.length === 0) return []
  const { rows } = await sql<{ prescription_id: number }>`
    select r.prescription_id from omsorg.prescription p
    join omsorg.renew_request r on r.prescription_id = p.id and r.status = ${stored(renewalRequestStatus, 'pending')}
    where p.care_recipient_id = any(${careRecipientIds}::int[])
  `.execute(tx)
  return rows.map((row) => row.prescription_id)
}
