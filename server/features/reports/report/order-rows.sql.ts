import type { ShownAuthor } from '@omsorg/contract/author.ts'
import { type ErpStatus, erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { type OrderType, orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { Asked, Keyed, PageAsked } from './asked.ts'

export interface OrderRecord extends Keyed {
  readonly day: string
  readonly order_ids: string
  readonly erp_order_ids: string
  readonly care_unit: string
  readonly care_place: string
  readonly care_recipient_id: number | null
  readonly type: OrderType
  readonly is_express: boolean
  readonly is_preorder: boolean
  readonly source: 'guide' | 'csp' | 'crp'
  readonly erp_status: ErpStatus | null
  readonly cancelled: boolean
  readonly packages: number
  readonly subtotal: number
  readonly fees: number
  readonly vat: number
  readonly total: number
  readonly patient_fee: number
  readonly by: ShownAuthor | null
}

/** As `o`: the orders that were placed in the period. */
const placedAmong = ({ fromAt, untilAt }: Asked, places: Sql) => sql`
  o.state = ${stored(orderState, 'ordered')} and o.care_place_id ${places}
  and o.confirmed_at >= ${fromAt}::timestamptz and o.confirmed_at < ${untilAt}::timestamptz`

/** With a line of the areas that is sent. */
const hasLineOf = ({ areas }: Asked) => sql`
  exists (select from omsorg.order_line l where l.customer_order_id = o.id and not l.set_aside
          and l.therapy_area = any(${areas}::text[]))`

/** One row per order, in the order in which they were placed. */
export async function readOrderRows(tx: Transaction, asked: PageAsked): Promise<OrderRecord[]> {
  const { carePlaceId, afterAt, afterId, zone, limit } = asked
  const { rows } = await sql<OrderRecord>`
    select o.id, o.confirmed_at as at, (o.confirmed_at at time zone ${zone})::date as day, part.order_ids, part.erp_order_ids,
           unit.name as care_unit, place.name as care_place, o.care_recipient_id, o.type, o.is_express, o.is_preorder,
           o.source, part.erp_status, part.cancelled,
           coalesce((select sum(l.quantity) from omsorg.order_line l
                     where l.customer_order_id = o.id and not l.set_aside), 0)::int as packages,
           o.subtotal, (o.delivery_fee + o.small_order_fee + o.logistics_fee + o.express_fee) as fees, o.vat, o.total,
           o.patient_fee,
           omsorg.author_names(coalesce(o.confirmed_by, o.created_by), o.confirmed_on_behalf_of) as by
    from omsorg.customer_order o
    join omsorg.care_place place on place.id = o.care_place_id
    join omsorg.care_unit unit on unit.id = place.care_unit_id
    cross join lateral (
      select coalesce(string_agg(p.id::text, '; ' order by p.part_no), '') as order_ids,
             coalesce(string_agg(p.erp_order_id, '; ' order by p.part_no), '') as erp_order_ids,
             min(p.erp_status) as erp_status,
             coalesce(bool_and(p.canceller_user_id is not null), false) as cancelled
      from omsorg.order_part p where p.customer_order_id = o.id
    ) part
    where ${placedAmong(asked, sql`= ${carePlaceId}::uuid`)} and ${hasLineOf(asked)}
      and o.confirmed_at >= ${afterAt}::timestamptz and (o.confirmed_at, o.id) > (${afterAt}::timestamptz, ${afterId}::bigint)
    order by o.confirmed_at, o.id
    limit ${limit}
  `.execute(tx)
  return rows
}

export interface OrderLineRecord extends Keyed {
  readonly customer_order_id: number
  readonly day: string
  readonly care_place: string
  readonly therapy_area: TherapyArea
  readonly item_number: string
  readonly item_name: string
  readonly agreement_type: number | null
  readonly packages: number
  readonly pieces: number
  readonly price: number
  readonly line_net: number
  readonly invoice_area: string
}

/** One row per line that was sent; the agreement is the one that held on its day. */
export async function readOrderLineRows(tx: Transaction, asked: PageAsked): Promise<OrderLineRecord[]> {
  const { carePlaceId, afterAt, afterId, areas, zone, limit } = asked
  const { rows } = await sql<OrderLineRecord>`
    with page as (
      select l.id, o.confirmed_at as at, o.id as customer_order_id, o.client_id, l.therapy_area, l.item_number, l.item_name,
             l.product_id, l.prescription_row_id, l.quantity, l.pieces, l.price, l.line_net
      from omsorg.customer_order o
      join omsorg.order_line l on l.customer_order_id = o.id and not l.set_aside
      where ${placedAmong(asked, sql`= ${carePlaceId}::uuid`)} and l.therapy_area = any(${areas}::text[])
        and o.confirmed_at >= ${afterAt}::timestamptz
        and (o.confirmed_at, l.id) > (${afterAt}::timestamptz, ${afterId}::bigint)
      order by o.confirmed_at, l.id
      limit ${limit}
    )
    select page.id, page.at, page.customer_order_id, (page.at at time zone ${zone})::date as day,
           coalesce((select name from omsorg.care_place where id = ${carePlaceId}::uuid), '') as care_place, page.therapy_area,
           page.item_number, page.item_name,
           (select f.agreement_type from omsorg.product_offer f
            where f.client_id = page.client_id and f.product_id = page.product_id
              and f.valid_from <= (page.at at time zone ${zone})::date
              and coalesce(f.valid_to >= (page.at at time zone ${zone})::date, true)
            order by f.customer_number nulls first, f.valid_from desc limit 1) as agreement_type,
           page.quantity as packages, coalesce(page.pieces, 0) as pieces, page.price, page.line_net,
           coalesce(area.code || ' ' || area.name, '') as invoice_area
    from page
    left join omsorg.prescription_row r on r.id = page.prescription_row_id
    left join omsorg.invoice_area area on area.id = r.invoice_area_id
    order by page.at, page.id
  `.execute(tx)
  return rows
}

export interface FeeRecord extends Keyed {
  readonly care_recipient_id: number
  readonly therapy_area: TherapyArea
  readonly method: 'per-month' | 'per-withdrawal' | null
  readonly type: 'fixed' | 'percentage' | null
  readonly fee: number
  readonly limit_applied: boolean
}

/**
 * The fees of the next orders that have any, each with the terms of its day; so many orders at a time that none is divided.
 * Below the least sum of the terms nothing is charged, which the report says.
 */
export async function readFeeRows(tx: Transaction, asked: PageAsked): Promise<FeeRecord[]> {
  const { carePlaceId, afterAt, afterId, areas, zone, limit } = asked
  const { rows } = await sql<FeeRecord>`
    with page as (
      select o.id, o.confirmed_at as at, o.client_id
      from omsorg.customer_order o
      where ${placedAmong(asked, sql`= ${carePlaceId}::uuid`)}
        and exists (select from omsorg.order_patient_fee f
                    where f.customer_order_id = o.id and f.therapy_area = any(${areas}::text[]))
        and o.confirmed_at >= ${afterAt}::timestamptz
        and (o.confirmed_at, o.id) > (${afterAt}::timestamptz, ${afterId}::bigint)
      order by o.confirmed_at, o.id
      limit ${limit}
    )
    select page.id, page.at, f.care_recipient_id, f.therapy_area, terms.method, terms.type, f.amount as fee,
           coalesce(terms.minimum_order_limit > (
             select coalesce(sum(l.line_net), 0) from omsorg.order_line l
             where l.customer_order_id = page.id and l.therapy_area = f.therapy_area and not l.set_aside
               and l.care_recipient_id = f.care_recipient_id), false) as limit_applied
    from page
    join omsorg.order_patient_fee f on f.customer_order_id = page.id and f.therapy_area = any(${areas}::text[])
    left join lateral (
      select s.method, s.type, s.minimum_order_limit from omsorg.patient_fee_setting s
      where s.client_id = page.client_id and s.therapy_area = f.therapy_area
        and s.valid_from <= (page.at at time zone ${zone})::date
      order by s.valid_from desc limit 1
    ) terms on true
    order by page.at, page.id, f.care_recipient_id, f.therapy_area
  `.execute(tx)
  return rows
}

export interface OrderCounts {
  readonly rows: number
  readonly lines: number
  readonly packages: number
  readonly pieces: number
  readonly net: number
  readonly refused: number
}

export interface MonthRecord {
  readonly month: string
  readonly therapy_area: TherapyArea
  readonly value: number
}

/** What a report of orders, or of their lines, is about, and the nets of its lines by month and area. */
export async function countOrders(
  tx: Transaction,
  asked: Asked,
  placeIds: readonly string[],
): Promise<OrderCounts & { readonly months: readonly MonthRecord[] }> {
  const { rows } = await sql<OrderCounts & { readonly months: readonly MonthRecord[] }>`
    with line as materialized (
      select l.customer_order_id, to_char(o.confirmed_at at time zone ${asked.zone}, 'YYYY-MM') as month, l.therapy_area,
             l.quantity, l.pieces, l.line_net
      from omsorg.customer_order o
      join omsorg.order_line l on l.customer_order_id = o.id and not l.set_aside
      where ${placedAmong(asked, sql`= any(${placeIds}::uuid[])`)} and l.therapy_area = any(${asked.areas}::text[])
    ), bar as (
      select month, therapy_area, sum(line_net)::bigint as value from line group by month, therapy_area
    )
    select (select count(distinct customer_order_id)::int from line) as rows, (select count(*)::int from line) as lines,
           coalesce((select sum(quantity) from line), 0)::int as packages,
           coalesce((select sum(pieces) from line), 0)::bigint as pieces,
           coalesce((select sum(line_net) from line), 0)::bigint as net,
           (select count(*)::int from (select distinct customer_order_id from line) o
            where (select bool_and(p.erp_status in (${stored(erpStatus, 'refused')}) and p.canceller_user_id is null) from omsorg.order_part p
                   where p.customer_order_id = o.customer_order_id)) as refused,
           coalesce((select jsonb_agg(bar) from bar), '[]') as months
  `.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}

export interface FeeCounts {
  readonly rows: number
  readonly persons: number
  readonly fees: number
  readonly months: readonly MonthRecord[]
}

export async function countFees(tx: Transaction, asked: Asked, placeIds: readonly string[]): Promise<FeeCounts> {
  const { rows } = await sql<FeeCounts>`
    with fee as materialized (
      select f.care_recipient_id, to_char(o.confirmed_at at time zone ${asked.zone}, 'YYYY-MM') as month, f.therapy_area,
             f.amount
      from omsorg.customer_order o
      join omsorg.order_patient_fee f on f.customer_order_id = o.id and f.therapy_area = any(${asked.areas}::text[])
      where ${placedAmong(asked, sql`= any(${placeIds}::uuid[])`)}
    ), bar as (
      select month, therapy_area, sum(amount)::bigint as value from fee group by month, therapy_area
    )
    select (select count(*)::int from fee) as rows,
           (select count(distinct care_recipient_id)::int from fee) as persons,
           coalesce((select sum(amount) from fee), 0)::bigint as fees,
           coalesce((select jsonb_agg(bar) from bar), '[]') as months
  `.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}
