import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { type PrescriptionStatus, type RowStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { stored } from '../../platform/stored.sql.ts'

/**
 * Everybody who changes what a person is prescribed, or draws from it, locks in this order: the person, the prescriptions
 * by their ids, the rows by their ids. What is judged is read afterwards, so each sees what the one before has done.
 */

export interface LockedPrescription {
  readonly id: number
  readonly care_recipient_id: number
  readonly client_id: string
  readonly care_place_id: string
  readonly market: MarketCode
  readonly therapy_area: TherapyArea
  readonly type: 'iterative' | 'dispense' | 'lean'
  readonly status: PrescriptionStatus
  readonly confirmed_at: string | null
  readonly period_months: number
  readonly start_date: string
  readonly end_date: string
  readonly effective_end_date: string | null
  readonly customer_number: string | null
  readonly payer_customer_number: string | null
  readonly investigation_id: number | null
  readonly note: string
  readonly predecessor_id: number | null
  readonly row_version: number
  readonly successor_waiting: boolean
  readonly rows: readonly LockedRow[]
}

export interface LockedRow {
  readonly id: number
  readonly prescription_id: number
  readonly product_id: number
  readonly item_number: string
  readonly product_group_number: string
  readonly items_per_package: number
  /** The decimal as it was typed. */
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly calculation_period: number
  readonly withdrawals: number
  readonly packages_per_withdrawal: number
  readonly interval_days: number
  readonly package_adjustment: number
  readonly cut_option: 'standard' | 'individual' | 'none' | null
  readonly cut_size: number | null
  readonly invoice_area_id: number | null
  readonly note: string
  readonly status: RowStatus
  /** The waiting successor at whose start the row is closed. */
  readonly succeeded_by: number | null
  readonly row_version: number
}

/** Locks persons in the order of their ids. Does not hold up who only reads them or adds something of theirs. */
export async function lockPersons(tx: Transaction, careRecipientIds: readonly number[]): Promise<void> {
  await sql`select omsorg.lock_persons(${careRecipientIds}::int[])`.execute(tx)
}

/** Undefined out of reach. */
export async function lockPrescription(
  tx: Transaction,
  prescriptionId: number,
): Promise<LockedPrescription | undefined> {
  const [prescription] = await lockPrescriptions(tx, { prescriptionIds: [prescriptionId] })
  return prescription
}

export type WhichPrescriptions =
  | { readonly prescriptionIds: readonly number[] }
  | { readonly rowIds: readonly number[] }
  | { readonly careRecipientIds: readonly number[] }

/** Prescriptions in reach with all their rows: those named, those that hold the named rows, or all of persons. */
export async function lockPrescriptions(tx: Transaction, which: WhichPrescriptions): Promise<LockedPrescription[]> {
  const [, prescriptions] = await Promise.all([
    lockPersonsOf(tx, which),
    readWith(tx, which, sql`for update of p`, sql`for update`),
  ])
  return prescriptions
}

/** The same without a lock, for who only looks. */
export function readPrescriptionsWithRows(tx: Transaction, which: WhichPrescriptions): Promise<LockedPrescription[]> {
  return readWith(tx, which, sql``, sql``)
}

async function lockPersonsOf(tx: Transaction, which: WhichPrescriptions): Promise<void> {
  if ('careRecipientIds' in which) return lockPersons(tx, which.careRecipientIds)
  // By the function: a holder reads no record of a person, and locks hers all the same, before what hangs on it.
  await sql`
    select omsorg.lock_persons(array(
      select distinct p.care_recipient_id from omsorg.prescription p where ${conditionOf(which)}))
  `.execute(tx)
}

async function readWith(
  tx: Transaction,
  which: WhichPrescriptions,
  lock: Sql,
  lockOfRows: Sql,
): Promise<LockedPrescription[]> {
  const [{ rows: prescriptions }, { rows }] = await Promise.all([
    sql<Omit<LockedPrescription, 'rows'>>`
      select p.id, p.care_recipient_id, p.client_id, p.care_place_id, p.market, p.therapy_area, p.type, p.status,
             p.confirmed_at, p.period_months, p.start_date, p.end_date, p.effective_end_date, p.customer_number,
             p.payer_customer_number, p.investigation_id, p.note, p.predecessor_id, p.row_version,
             exists (select from omsorg.prescription s where s.predecessor_id = p.id and s.status = ${stored(prescriptionStatus, 'preliminary')}) as successor_waiting
      from omsorg.prescription p
      where ${conditionOf(which)}
      order by p.id
      ${lock}
    `.execute(tx),
    sql<LockedRow>`
      select id, prescription_id, product_id, item_number, product_group_number, items_per_package,
             trim_scale(consumption)::text as consumption, consumption_period, calculation_period, withdrawals,
             packages_per_withdrawal, interval_days, package_adjustment, cut_option, cut_size, invoice_area_id, note,
             status, succeeded_by, row_version
      from omsorg.prescription_row
      where prescription_id in (select p.id from omsorg.prescription p where ${conditionOf(which)})
      order by id
      ${lockOfRows}
    `.execute(tx),
  ])
  const rowsOf = Map.groupBy(rows, (row) => row.prescription_id)
  return prescriptions.map((prescription) => ({ ...prescription, rows: rowsOf.get(prescription.id) ?? [] }))
}

function conditionOf(which: WhichPrescriptions) {
  if ('prescriptionIds' in which) return sql`p.id = any(${which.prescriptionIds}::int[])`
  if ('careRecipientIds' in which) return sql`p.care_recipient_id = any(${which.careRecipientIds}::int[])`
  return sql`p.id in (select r.prescription_id from omsorg.prescription_row r where r.id = any(${which.rowIds}::int[]))`
}
