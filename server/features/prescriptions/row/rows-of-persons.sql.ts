import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { PrescriptionStatus, RowStatus, AdditionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** How far the orders of a row's item reach, as the database keeps it. */
export interface SupplyRecord {
  readonly use_known: boolean
  /** Null without any order, or while the use is not known. */
  readonly runs_out_on: string | null
  /** Of the row itself. */
  readonly draws: number
  readonly packages_drawn: number
  readonly last_draw_on: string | null
}

/** One row of a prescription with everything that decides whether and how much of it may be ordered. */
export interface RowRecord extends StoredRow {
  /** Null for a row that waits, and for whoever has changed something of the person in this transaction. */
  readonly supply: SupplyRecord | null
  /** All that the row ever had, in the order in which they were opened. */
  readonly additions: readonly AdditionRecord[]
  readonly flavors: readonly RowFlavorRecord[]
}

interface StoredRow {
  readonly id: number
  readonly prescription_id: number
  readonly care_recipient_id: number
  readonly prescription_care_place_id: string
  readonly prescription_status: PrescriptionStatus
  readonly therapy_area: TherapyArea
  readonly start_date: string
  readonly end_date: string
  readonly status: RowStatus
  readonly item_number: string
  readonly product_group_number: string
  readonly row_items_per_package: number
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly calculation_period: number
  readonly withdrawals: number
  readonly packages_per_withdrawal: number
  readonly package_adjustment: number
  readonly cut_option: string | null
  readonly cut_size: number | null
  readonly invoice_area_id: number | null
  readonly note: string
  readonly row_version: number
  readonly successor_waiting: boolean
  readonly product_id: number
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly item_status: ItemStatus
  readonly delayed_until: string | null
  readonly active: boolean
  readonly is_stock_item: boolean
  readonly latex: boolean
  readonly pvc: boolean
  readonly items_per_package: number | null
  readonly stock_status: StockStatus
  readonly price: number | null
  readonly vat_rate: string
  readonly area_enabled: boolean
  readonly customer_number: string | null
  readonly being_replaced: boolean
  readonly has_additions: boolean
  readonly has_flavors: boolean
}

/** As it is read: with the columns of its supply, all of them null where it has none. */
type ReadRow = StoredRow & { readonly [column in keyof SupplyRecord]: SupplyRecord[column] | null }

/** How a row is split into flavours, each by the name under which it is chosen. */
export interface RowFlavorRecord {
  readonly prescription_row_id: number
  readonly item_number: string
  readonly name: string
  readonly packages: number
  readonly consumption: string | null
}

/** Packages and pieces of an item that one placed order brought, not refused and not cancelled. */
export interface DrawRecord {
  readonly care_recipient_id: number
  readonly customer_order_id: number
  readonly prescription_row_id: number | null
  readonly item_number: string
  readonly confirmed_at: string
  readonly ordered_by: string | null
  readonly ordered_on_behalf_of: string | null
  readonly quantity: number
  readonly pieces: number
  readonly consumption_numerator: number | null
  readonly consumption_denominator: number | null
  /** Which withdrawal of its prescription the order is; null where that was not kept yet (rules 3.7). */
  readonly withdrawal_number: number | null
  /** The items that took its place for this person (rules 3.12). */
  readonly followed_by: readonly string[]
}

export interface AdditionRecord {
  readonly id: number
  readonly prescription_row_id: number
  readonly extra_packages: number
  readonly extra_withdrawals: number
  readonly start_date: string
  readonly end_date: string
  readonly status: AdditionStatus
  readonly created_at: string
  readonly ended_at: string | null
  readonly row_version: number
}

export interface RowsQuestion {
  readonly careRecipientIds: readonly number[]
  /** The place that orders: its agreements count. Null for a holder: that at which the chosen person is looked after. */
  readonly carePlaceId: string | null
  /** Where the one person that is asked about is not at the place, the first of those at which she is. */
  readonly elsewhereToo?: boolean
  readonly today: Temporal.PlainDate
  readonly statuses: readonly PrescriptionStatus[]
  /** These rows alone; all, when left out. */
  readonly rowIds?: readonly number[]
}

/**
 * The rows of the prescriptions of persons, in reach of the transaction, as a function of the database tells them: one question
 * for the reach, and not one for each table that is joined.
 */
export async function readRows(tx: Transaction, question: RowsQuestion): Promise<RowRecord[]> {
  const { careRecipientIds, statuses, rowIds, carePlaceId, elsewhereToo = false, today } = question
  const { rows } = await sql<ReadRow>`
    select id, prescription_id, care_recipient_id, prescription_care_place_id, prescription_status, therapy_area, start_date, end_date,
           status, item_number, product_group_number, row_items_per_package, consumption, consumption_period, calculation_period,
           withdrawals, packages_per_withdrawal, package_adjustment, cut_option, cut_size, invoice_area_id, note, row_version,
           successor_waiting, product_id, product_name, shape, unit, item_status, delayed_until, active, is_stock_item, latex, pvc,
           items_per_package, stock_status, price, vat_rate, area_enabled, customer_number, being_replaced, has_additions,
           has_flavors, use_known, runs_out_on, draws, packages_drawn, last_draw_on
    from omsorg.rows_to_order(
      ${careRecipientIds}::int[], ${statuses}::int[], ${rowIds ?? null}::int[], coalesce(${carePlaceId}::uuid, omsorg.reach_holder_place()),
      ${elsewhereToo}, ${today.toString()}::date)
  `.execute(tx)
  return withTheirOwn(tx, rows)
}

/** Additions and flavours are read where there are any. */
async function withTheirOwn(tx: Transaction, rows: readonly ReadRow[]): Promise<RowRecord[]> {
  const [additions, flavors] = await Promise.all([
    readAdditions(tx, idsOf(rows.filter((row) => row.has_additions))),
    readFlavorsOfRows(tx, idsOf(rows.filter((row) => row.has_flavors))),
  ])
  const additionsOf = Map.groupBy(additions, (addition) => addition.prescription_row_id)
  const flavorsOf = Map.groupBy(flavors, (flavor) => flavor.prescription_row_id)
  return rows.map((row) => ({
    ...row,
    supply: supplyOf(row),
    additions: additionsOf.get(row.id) ?? [],
    flavors: flavorsOf.get(row.id) ?? [],
  }))
}

function supplyOf({ use_known, runs_out_on, draws, packages_drawn, last_draw_on }: ReadRow): SupplyRecord | null {
  if (use_known === null || draws === null || packages_drawn === null) return null
  return { use_known, runs_out_on, draws, packages_drawn, last_draw_on }
}

function idsOf(rows: readonly Pick<StoredRow, 'id'>[]): number[] {
  return rows.map((row) => row.id)
}

async function readAdditions(tx: Transaction, rowIds: readonly number[]): Promise<AdditionRecord[]> {
  if (rowIds.length === 0) return []
  const { rows } = await sql<AdditionRecord>`
    select id, prescription_row_id, extra_packages, extra_withdrawals, start_date, end_date, status, created_at, ended_at,
           row_version
    from omsorg.prescription_row_addition
    where prescription_row_id = any(${rowIds}::int[])
    order by created_at, id
  `.execute(tx)
  return rows
}

async function readFlavorsOfRows(tx: Transaction, rowIds: readonly number[]): Promise<RowFlavorRecord[]> {
  if (rowIds.length === 0) return []
  const { rows } = await sql<RowFlavorRecord>`
    select f.prescription_row_id, f.item_number, coalesce(i.flavor, i.name, f.item_number) as name, f.packages,
           trim_scale(f.consumption)::text as consumption
    from omsorg.prescription_row_flavor f
    join omsorg.prescription_row r on r.id = f.prescription_row_id
    join omsorg.product own on own.id = r.product_id
    left join omsorg.product i on i.market = own.market and i.item_number = f.item_number
    where f.prescription_row_id = any(${rowIds}::int[])
    order by f.prescription_row_id, name, f.item_number
  `.execute(tx)
  return rows
}

/** What is not asked of the last draws. */
const untold = {
  ordered_by: null,
  ordered_on_behalf_of: null,
  consumption_numerator: null,
  consumption_denominator: null,
  followed_by: [],
} satisfies Partial<DrawRecord>

/** What was last drawn from each row of persons, as its supply tells: nothing of the item on other rows, and of no row that waits. */
export async function readLastDraws(tx: Transaction, careRecipientIds: readonly number[]): Promise<DrawRecord[]> {
  const { rows } = await sql<Omit<DrawRecord, keyof typeof untold>>`
    select care_recipient_id, customer_order_id, prescription_row_id, item_number, confirmed_at, quantity, pieces, withdrawal_number
    from omsorg.last_draws_of_persons(${careRecipientIds}::int[])
  `.execute(tx)
  return rows.map((row) => ({ ...row, ...untold }))
}

/** The draws of persons, in the order of confirmation. Parts of a split order that hold the same row are one draw. */
export async function readDraws(tx: Transaction, careRecipientIds: readonly number[]): Promise<DrawRecord[]> {
  const { rows } = await sql<DrawRecord>`
    select care_recipient_id, customer_order_id, prescription_row_id, item_number, confirmed_at, ordered_by, ordered_on_behalf_of, quantity,
           pieces, consumption_numerator, consumption_denominator, withdrawal_number, followed_by
    from omsorg.draws_of_persons(${careRecipientIds}::int[])
  `.execute(tx)
  return rows
}
