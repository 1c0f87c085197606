import type { Period } from '@omsorg/domain/calendar/period.ts'
import type { CutOption } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Change } from '../row/closing.sql.ts'
import { insertFlavors } from '../prescription/insert-prescription.sql.ts'
import type { RowToInsert } from '../prescription/prescription-to-insert.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** What of the head is written anew; what is left out stays. */
export interface HeadToWrite {
  readonly prescriptionId: number
  readonly type?: 'iterative' | 'dispense' | 'lean'
  readonly customerNumber?: string
  readonly payerCustomerNumber?: string | null
  readonly note?: string
  /** It is confirmed from now on, unless it was already. */
  readonly confirm?: boolean
}

/** Marks a prescription as changed, whatever of it was: its version is the next. */
export async function writeHead(tx: Transaction, head: HeadToWrite, { by, at }: Change): Promise<void> {
  await sql`
    update omsorg.prescription set
      type = coalesce(${head.type ?? null}::text, type),
      customer_number = coalesce(${head.customerNumber ?? null}::text, customer_number),
      payer_customer_number = case when ${head.payerCustomerNumber === undefined}::boolean then payer_customer_number
                                   else ${head.payerCustomerNumber ?? null}::text end,
      note = coalesce(${head.note ?? null}::text, note),
      confirmed_at = coalesce(confirmed_at, case when ${head.confirm ?? false}::boolean then ${at.toString()}::timestamptz end),
      updated_by = ${by.userId}, updated_on_behalf_of = ${by.onBehalfOf}, updated_at = ${at.toString()}::timestamptz,
      row_version = row_version + 1
    where id = ${head.prescriptionId}
  `.execute(tx)
}

/** Moves a prescription; the days between withdrawals follow in every row that is not closed. */
export async function writePeriod(
  tx: Transaction,
  prescriptionId: number,
  { start, end }: Period,
  months: number,
): Promise<void> {
  await sql`
    update omsorg.prescription
    set start_date = ${start.toString()}::date, end_date = ${end.toString()}::date, period_months = ${months}
    where id = ${prescriptionId}
  `.execute(tx)
  await sql`
    update omsorg.prescription_row
    set interval_days = greatest(1, (${end.toString()}::date - ${start.toString()}::date + 1) / withdrawals)
    where prescription_id = ${prescriptionId} and status <> ${stored(rowStatus, 'closed')}
  `.execute(tx)
}

export type RowToWrite = Omit<RowToInsert, 'productId' | 'itemNumber' | 'productGroupNumber' | 'itemsPerPackage'> & {
  readonly id: number
}

/** Rows that stand already, written as they were judged; their flavours are replaced. */
export async function writeRows(tx: Transaction, rows: readonly RowToWrite[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update omsorg.prescription_row r set
      consumption = w.consumption, consumption_period = w."consumptionPeriod",
      calculation_period = w."calculationPeriod", withdrawals = w.withdrawals,
      packages_per_withdrawal = w."packagesPerWithdrawal", interval_days = w."intervalDays",
      cut_option = w."cutOption", cut_size = w."cutSize", invoice_area_id = w."invoiceAreaId", note = w.note,
      row_version = r.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w (id int, consumption numeric, "consumptionPeriod" int, "calculationPeriod" int, withdrawals int,
            "packagesPerWithdrawal" int, "intervalDays" int, "cutOption" text, "cutSize" int, "invoiceAreaId" int,
            note text)
    where r.id = w.id
  `.execute(tx)
  await replaceFlavors(tx, rows)
}

export async function replaceFlavors(
  tx: Transaction,
  rows: readonly Pick<RowToWrite, 'id' | 'flavors'>[],
): Promise<void> {
  const ids = rows.map((row) => row.id)
  await sql`delete from omsorg.prescription_row_flavor where prescription_row_id = any(${ids}::int[])`.execute(tx)
  const flavors = rows.flatMap((row) => row.flavors.map((flavor) => ({ ...flavor, rowId: row.id })))
  if (flavors.length > 0) await insertFlavors(tx, flavors)
}

/** What a soft update or a dispense handler writes; what is left out stays. */
export interface SoftRow {
  readonly id: number
  readonly note?: string | undefined
  readonly invoiceAreaId?: number | null
  readonly cutOption?: CutOption | null
  readonly cutSize?: number | null
  readonly withdrawals?: number
  readonly packagesPerWithdrawal?: number
  readonly intervalDays?: number
}

export async function writeSoftRows(tx: Transaction, rows: readonly SoftRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update omsorg.prescription_row r set
      note = coalesce(w."values" ->> 'note', r.note),
      invoice_area_id = case when w."values" ? 'invoiceAreaId' then (w."values" ->> 'invoiceAreaId')::int
                             else r.invoice_area_id end,
      cut_option = case when w."values" ? 'cutOption' then w."values" ->> 'cutOption' else r.cut_option end,
      cut_size = case when w."values" ? 'cutSize' then (w."values" ->> 'cutSize')::int else r.cut_size end,
      withdrawals = coalesce((w."values" ->> 'withdrawals')::int, r.withdrawals),
      packages_per_withdrawal = coalesce((w."values" ->> 'packagesPerWithdrawal')::int, r.packages_per_withdrawal),
      interval_days = coalesce((w."values" ->> 'intervalDays')::int, r.interval_days),
      row_version = r.row_version + 1
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as w ("values")
    where r.id = (w."values" ->> 'id')::int and r.id = any(${rows.map(({ id }) => id)}::int[])
  `.execute(tx)
}

export async function removeRows(tx: Transaction, rowIds: readonly number[]): Promise<void> {
  if (rowIds.length === 0) return
  await sql`delete from omsorg.prescription_row where id = any(${rowIds}::int[])`.execute(tx)
}

/** Whether anything was ever ordered, saved or placed, from these rows. */
export async function haveOrders(tx: Transaction, rowIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from omsorg.order_line where prescription_row_id = any(${rowIds}::int[])) as has
  `.execute(tx)
  return rows[0]?.has === true
}

/** Removes a prescription with its rows; one that it was to follow loses its link. */
export async function removePrescription(tx: Transaction, prescriptionId: number): Promise<void> {
  await sql`delete from omsorg.prescription where id = ${prescriptionId}`.execute(tx)
}
