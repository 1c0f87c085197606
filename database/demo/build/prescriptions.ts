import { daysOf, endAfterMonths, type Period } from '@omsorg/domain/calendar/period.ts'
import { calculationMonths, type ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { expectedDaysBetween } from '@omsorg/domain/prescriptions/row/interval.ts'
import type { PrescriptionStatus, RowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { CareRecipient } from './care-recipients.ts'
import type { Account } from './people.ts'
import type { Product } from './products.ts'
import { insertRows, takeIds, type Connection, type Row } from './rows.ts'

export interface PrescriptionRow {
  readonly id: number
  readonly product: Product
  readonly given: PrescriptionRowGiven
  readonly prescriptionId: number
}

export interface Prescription {
  readonly id: number
  readonly recipient: CareRecipient
  readonly period: Period
  readonly rows: readonly PrescriptionRow[]
}

export interface AdditionGiven {
  readonly extraPackages?: number
  readonly extraWithdrawals?: number
  readonly openedAt: Temporal.Instant
  readonly startDate: string
  readonly endDate: string
  readonly status?: 1 | 2 | 3 | 4
  readonly endedAt?: Temporal.Instant | null
}

export interface PrescriptionRowGiven {
  readonly product: Product
  /** The decimal as typed; null: the prescriber typed the packages. */
  readonly consumption?: { readonly amount: string; readonly period: ConsumptionPeriod } | null
  readonly withdrawals?: number
  readonly packagesPerWithdrawal?: number
  readonly calculationPeriod?: 3 | 12
  readonly packageAdjustment?: number
  readonly status?: RowStatus
  readonly closedAt?: Temporal.Instant | null
  readonly cut?: { readonly option: 'standard' | 'individual' | 'none'; readonly size?: number }
  readonly invoiceAreaId?: number | null
  readonly note?: string
  readonly flavors?: readonly {
    readonly itemNumber: string
    readonly packages: number
    readonly consumption?: string
  }[]
  readonly additions?: readonly AdditionGiven[]
}

export interface PrescriptionGiven {
  readonly recipient: CareRecipient
  readonly prescriber: Account
  readonly start: Temporal.PlainDate
  readonly months?: number
  readonly status?: PrescriptionStatus
  /** Confirmed by default; false leaves a draft of the prescriber. */
  readonly confirmed?: boolean
  readonly type?: 'iterative' | 'dispense'
  readonly effectiveEnd?: Temporal.PlainDate | null
  readonly customerNumber?: string | null
  readonly note?: string
  readonly predecessor?: Prescription
  readonly rows: readonly PrescriptionRowGiven[]
}

/** Prescriptions of one area each, with their rows, flavours and additions. Statuses are written as given. */
export async function insertPrescriptions(
  connection: Connection,
  given: readonly PrescriptionGiven[],
): Promise<Prescription[]> {
  const ids = await takeIds(connection, 'prescription', given.length)
  const rowIds = await takeIds(connection, 'prescription_row', given.flatMap(({ rows }) => rows).length)
  let next = 0
  const made = given.map((prescription, index): Prescription => {
    const id = ids[index] ?? 0
    const period = { start: prescription.start, end: endAfterMonths(prescription.start, prescription.months ?? 12) }
    const rows = prescription.rows.map((row) => ({
      id: rowIds[next++] ?? 0,
      product: row.product,
      given: row,
      prescriptionId: id,
    }))
    return { id, recipient: prescription.recipient, period, rows }
  })
  const both = made.map((each, index) => [each, given[index] as PrescriptionGiven] as const)
  await insertRows(connection, 'prescription', both.map(prescriptionColumns))
  await insertRows(
    connection,
    'prescription_row',
    both.flatMap(([each, wanted]) => each.rows.map((row) => rowColumns(row, each, wanted))),
  )
  await insertRows(
    connection,
    'prescription_row_flavor',
    both.flatMap(([each]) => each.rows.flatMap(flavorRows)),
  )
  await insertRows(
    connection,
    'prescription_row_addition',
    both.flatMap(([each, wanted]) => each.rows.flatMap((row) => additionRows(row, wanted.prescriber))),
  )
  await insertRows(connection, 'prescription_event', both.flatMap(eventRows))
  return made
}

export async function insertPrescription(connection: Connection, given: PrescriptionGiven): Promise<Prescription> {
  const [prescription] = await insertPrescriptions(connection, [given])
  if (!prescription) throw new Error('the prescription was not inserted')
  return prescription
}

function prescriptionColumns([{ id, recipient, period }, given]: readonly [Prescription, PrescriptionGiven]): Row {
  const [first] = given.rows
  const confirmed = given.confirmed ?? true
  return {
    id,
    care_recipient_id: recipient.id,
    client_id: recipient.place.clientId,
    care_place_id: recipient.place.id,
    market: recipient.place.market,
    therapy_area: first?.product.area ?? 'Incontinence',
    type: given.type ?? 'iterative',
    status: given.status ?? (confirmed ? 2 : 1),
    confirmed_at: confirmed ? writtenAt(given).toString() : null,
    period_months: given.months ?? 12,
    start_date: period.start.toString(),
    end_date: period.end.toString(),
    effective_end_date: given.effectiveEnd?.toString() ?? null,
    customer_number: given.customerNumber ?? null,
    note: given.note ?? '',
    predecessor_id: given.predecessor?.id ?? null,
    prescribed_by: given.prescriber.id,
    created_at: writtenAt(given).toString(),
    updated_by: given.prescriber.id,
    updated_at: writtenAt(given).toString(),
    row_version: 1,
  }
}

/** On the morning of its start; one that starts later was written at most now. */
function writtenAt({ start }: PrescriptionGiven): Temporal.Instant {
  const morning = start.toZonedDateTime({ timeZone: 'UTC', plainTime: '06:30' }).toInstant()
  const lately = Temporal.Now.instant().subtract({ minutes: 90 })
  return Temporal.Instant.compare(morning, lately) < 0 ? morning : lately
}

function rowColumns(row: PrescriptionRow, { period }: Prescription, prescription: PrescriptionGiven): Row {
  const { given, product } = row
  const withdrawals = given.withdrawals ?? 4
  const preliminary = (prescription.confirmed ?? true) && prescription.status !== 1 ? 2 : 1
  return {
    id: row.id,
    prescription_id: row.prescriptionId,
    product_id: product.id,
    item_number: product.itemNumber,
    product_group_number: product.groupNumber,
    items_per_package: product.itemsPerPackage,
    consumption: given.consumption?.amount ?? null,
    consumption_period: given.consumption?.period ?? null,
    calculation_period: calculationMonths(given.calculationPeriod ?? null, prescription.months ?? 12),
    withdrawals,
    packages_per_withdrawal: given.packagesPerWithdrawal ?? 14,
    interval_days: expectedDaysBetween(period, withdrawals),
    package_adjustment: given.packageAdjustment ?? 0,
    cut_option: given.cut?.option ?? null,
    cut_size: given.cut?.size ?? null,
    invoice_area_id: given.invoiceAreaId ?? null,
    note: given.note ?? '',
    status: given.status ?? preliminary,
    closed_at: given.status === 4 ? (given.closedAt ?? Temporal.Now.instant()).toString() : null,
    row_version: 1,
  }
}

function flavorRows({ id, given }: PrescriptionRow): Row[] {
  return (given.flavors ?? []).map(({ itemNumber, packages, consumption }) => ({
    prescription_row_id: id,
    item_number: itemNumber,
    packages,
    consumption: consumption ?? null,
  }))
}

function additionRows({ id, given }: PrescriptionRow, prescriber: Account): Row[] {
  return (given.additions ?? []).map((addition) => ({
    prescription_row_id: id,
    extra_packages: addition.extraPackages ?? 0,
    extra_withdrawals: addition.extraWithdrawals ?? 0,
    start_date: addition.startDate,
    end_date: addition.endDate,
    status: addition.status ?? 1,
    created_by: prescriber.id,
    created_at: addition.openedAt.toString(),
    ended_at: addition.endedAt?.toString() ?? null,
    row_version: 1,
  }))
}

function eventRows([{ id }, given]: readonly [Prescription, PrescriptionGiven]): Row[] {
  const at = writtenAt(given).toString()
  const by = { prescription_id: id, by_user: given.prescriber.id, detail: {} }
  const confirmed = given.confirmed ?? true
  const rows: Row[] = [{ ...by, at, event: 'created', from_status: null, to_status: confirmed ? 2 : 1, reason: null }]
  if (given.status === 5 && given.effectiveEnd) {
    const closed = given.effectiveEnd
      .add({ days: 1 })
      .toZonedDateTime({ timeZone: 'UTC', plainTime: '06:30' })
      .toInstant()
    rows.push({ ...by, at: closed.toString(), event: 'closed', from_status: 2, to_status: 5, reason: null })
  }
  return rows
}

/** Days of the period, for those who fit withdrawals into it. */
export function daysIn(start: Temporal.PlainDate, months: number): number {
  return daysOf({ start, end: endAfterMonths(start, months) })
}
