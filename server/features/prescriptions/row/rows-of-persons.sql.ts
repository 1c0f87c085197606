import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { PrescriptionStatus, RowStatus, AdditionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { placeSeenFrom } from '../place-seen-from.sql.ts'

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
  /** Null for a row that waits, and for whoever has changed something of the person in this transaction. */
  readonly supply: SupplyRecord | null
}

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
  /** The place that orders: its agreements count. */
  readonly carePlaceId: string | null
  /** Where the one person that is asked about is not at the place, the first of those at which she is. */
  readonly elsewhereToo?: boolean
  readonly today: Temporal.PlainDate
  readonly statuses: readonly PrescriptionStatus[]
  /** These rows alone; all, when left out. */
  readonly rowIds?: readonly number[]
}

/** The rows of the prescriptions of persons, in reach of the transaction. One object is one column to read, not forty. */
export async function readRows(tx: Transaction, question: RowsQuestion): Promise<RowRecord[]> {
  const { careRecipientIds, statuses, rowIds } = question
  const today = question.today.toString()
  const { rows } = await sql<{ row: StoredRow }>`
    select json_build_object(
             'id', r.id, 'prescription_id', r.prescription_id, 'care_recipient_id', r.care_recipient_id,
             'prescription_care_place_id', r.care_place_id, 'prescription_status', r.prescription_status,
             'therapy_area', r.therapy_area, 'start_date', r.start_date, 'end_date', r.end_date, 'status', r.status,
             'item_number', r.item_number, 'product_group_number', r.product_group_number,
             'row_items_per_package', r.items_per_package, 'consumption', trim_scale(r.consumption)::text,
             'consumption_period', r.consumption_period, 'calculation_period', r.calculation_period,
             'withdrawals', r.withdrawals, 'packages_per_withdrawal', r.packages_per_withdrawal,
             'package_adjustment', r.package_adjustment, 'cut_option', r.cut_option, 'cut_size', r.cut_size,
             'invoice_area_id', r.invoice_area_id, 'note', r.note, 'row_version', r.row_version,
             'successor_waiting', r.successor_waiting, 'product_id', i.id, 'product_name', i.name, 'shape', i.shape,
             'unit', i.unit, 'item_status', i.item_status, 'delayed_until', i.delayed_until, 'active', i.active,
             'is_stock_item', i.is_stock_item, 'latex', i.latex, 'pvc', i.pvc, 'items_per_package', i.items_per_package,
             'stock_status', omsorg.stock_level(st.status, st.quantity, s.few_in_stock_below),
             -- Without its rate of VAT nobody knows what an item costs (code 14).
             'price', case when vat.has_standard then offer.price end, 'vat_rate', coalesce(vat.rate, 0)::text,
             'area_enabled', coalesce(area.enabled, false),
             'customer_number', coalesce(number.number, area.customer_number),
             'being_replaced', exists (
               select from omsorg.item_replacement ir
               where ir.status <> ${stored(replacementStatus, 'finished')} and ir.replaced_product_id = i.id
                 and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = s.patient_data_owner_id)),
             'has_additions', r.has_additions, 'has_flavors', r.has_flavors,
             'supply', case when r.draws is not null then json_build_object(
               'use_known', r.use_known, 'runs_out_on', r.runs_out_on, 'draws', r.draws,
               'packages_drawn', r.packages_drawn, 'last_draw_on', r.last_draw_on) end) as row
    from omsorg.rows_of_persons(${careRecipientIds}::int[], ${statuses}::int[], ${rowIds ?? null}::int[]) r
    join omsorg.product i on i.id = r.product_id
    cross join ${placeOf(question)} place
    join omsorg.place_setting s on s.care_place_id = place.care_place_id
    left join omsorg.product_stock st on st.product_id = i.id
    left join omsorg.therapy_area_setting area on area.client_id = s.client_id and area.therapy_area = r.therapy_area
    left join lateral (
      select o.price from omsorg.product_offer o
      where o.product_id = i.id and o.client_id = s.client_id
        and o.valid_from <= ${today}::date and coalesce(o.valid_to, 'infinity') >= ${today}::date
        and (o.customer_number is null or o.customer_number = r.customer_number)
      order by o.customer_number nulls last, o.valid_from desc limit 1
    ) offer on true
    left join lateral (
      -- The fees of an order bear the standard rate: without it nothing can be priced (code 14).
      select v.rate, bool_or(v.product_class = 'standard') over () as has_standard from omsorg.vat_rate v
      where v.market = i.market and v.product_class in (i.vat_class, 'standard')
        and v.valid_from <= ${today}::date and coalesce(v.valid_to, 'infinity') >= ${today}::date
      order by v.product_class = 'standard', v.valid_from desc limit 1
    ) vat on true
    left join lateral (
      select n.number from omsorg.customer_number n
      where n.client_id = s.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
        and (n.therapy_areas = '{}' or r.therapy_area = any(n.therapy_areas))
      order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1
    ) number on true
    order by r.therapy_area, r.id
  `.execute(tx)
  return withTheirOwn(
    tx,
    rows.map(({ row }) => row),
  )
}

/** Additions and flavours are read where there are any. */
async function withTheirOwn(tx: Transaction, rows: readonly StoredRow[]): Promise<RowRecord[]> {
  const [additions, flavors] = await Promise.all([
    readAdditions(tx, idsOf(rows.filter((row) => row.has_additions))),
    readFlavorsOfRows(tx, idsOf(rows.filter((row) => row.has_flavors))),
  ])
  return rows.map((row) => ({
    ...row,
    additions: additions.filter((addition) => addition.prescription_row_id === row.id),
    flavors: flavors.filter((flavor) => flavor.prescription_row_id === row.id),
  }))
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

function placeOf({ careRecipientIds: [only = 0], carePlaceId, elsewhereToo = false }: RowsQuestion) {
  return elsewhereToo ? placeSeenFrom(only, carePlaceId) : sql`(select ${carePlaceId}::uuid as care_place_id)`
}

/** The draws of persons, in the order of confirmation. Parts of a split order that hold the same row are one draw. */
export async function readDraws(tx: Transaction, careRecipientIds: readonly number[]): Promise<DrawRecord[]> {
  const { rows } = await sql<DrawRecord>`
    select care_recipient_id, customer_order_id, prescription_row_id, item_number, confirmed_at, ordered_by, ordered_on_behalf_of, quantity,
           pieces, consumption_numerator, consumption_denominator, withdrawal_number
    from omsorg.draws_of_persons(${careRecipientIds}::int[])
  `.execute(tx)
  return rows
}
