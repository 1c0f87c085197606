import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Change } from '../row/closing.sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** Rows that a waiting successor takes over: they are drawn from until it starts. */
export async function handOverLater(tx: Transaction, rowIds: readonly number[], successorId: number): Promise<void> {
  await sql`
    update omsorg.prescription_row set succeeded_by = ${successorId}, row_version = row_version + 1
    where id = any(${rowIds}::int[])
  `.execute(tx)
}

/** Records on the old prescription who renewed it, and into which. */
export async function recordRenewal(
  tx: Transaction,
  prescriptionId: number,
  successorId: number,
  { by, at }: Change,
): Promise<void> {
  await sql`
    insert into omsorg.prescription_event (at, prescription_id, event, from_status, to_status, by_user, on_behalf_of, detail)
    select ${at.toString()}::timestamptz, id, 'renewed', status, status, ${by.userId}::int, ${by.onBehalfOf}::int,
           ${JSON.stringify({ successorId })}::jsonb
    from omsorg.prescription where id = ${prescriptionId}
  `.execute(tx)
}

/** Rows of a prescription that starts are active (states 2.1b). */
export async function activateRows(tx: Transaction, prescriptionId: number): Promise<void> {
  await sql`
    update omsorg.prescription_row set status = ${stored(rowStatus, 'active')}, row_version = row_version + 1
    where prescription_id = ${prescriptionId} and status = ${stored(rowStatus, 'preliminary')}
  `.execute(tx)
}

export interface FlavorOfRow {
  readonly prescription_row_id: number
  readonly item_number: string
  readonly packages: number
  readonly consumption: string | null
}

export async function readFlavorsOfRows(tx: Transaction, rowIds: readonly number[]): Promise<FlavorOfRow[]> {
  const { rows } = await sql<FlavorOfRow>`
    select prescription_row_id, item_number, packages, trim_scale(consumption)::text as consumption
    from omsorg.prescription_row_flavor
    where prescription_row_id = any(${rowIds}::int[])
    order by prescription_row_id, item_number
  `.execute(tx)
  return rows
}
