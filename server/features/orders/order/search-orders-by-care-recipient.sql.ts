import { orderSort } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { type ErpStatus, erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { type OrderState, type OrderType, orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface OrderRowRecord {
  readonly id: number
  readonly customer_order_id: number
  readonly part_no: number
  readonly parts: number
  readonly erp_order_id: string | null
  readonly care_place_name: string
  readonly packages: number
  readonly item_names: readonly string[]
  readonly created_by: string | null
  readonly created_at: string
  readonly state: OrderState
  readonly erp_status: ErpStatus | null
  readonly cancel_asked_at: string | null
  readonly cancel_asked_by: string | null
  readonly cancel_refused: boolean
  readonly canceller: string | null
  readonly type: OrderType
  readonly is_express: boolean
  readonly is_preorder: boolean
  readonly source: 'guide' | 'csp' | 'crp'
  readonly goods_label: string
  readonly delivery_date: string | null
  readonly found: number
}

export interface OrdersQuestion {
  readonly careRecipientId: number
  readonly erpStatus: ErpStatus | null
  readonly searchTerm: string | null
  readonly from: string | null
  readonly to: string | null
  readonly timeZone: string
  readonly sortBy: (typeof orderSort)[keyof typeof orderSort]
  readonly sortOrder: 'asc' | 'desc'
  readonly page: number
  readonly pageSize: number
}

const sortColumn = {
  [orderSort.createdOn]: sql`o.created_at`,
  [orderSort.erpOrderStatus]: sql`p.erp_status`,
  [orderSort.deliveryDate]: sql`coalesce(p.delivery_date, o.delivery_date)`,
}

/** The parts of a person's orders, a page of them, with how many were found. */
export async function readOrdersOf(tx: Transaction, question: OrdersQuestion): Promise<OrderRowRecord[]> {
  const { searchTerm, timeZone, page, pageSize } = question
  const direction = question.sortOrder === 'asc' ? sql`asc nulls first` : sql`desc nulls last`
  const tieBreaker = question.sortOrder === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<OrderRowRecord>`
    select p.id, p.customer_order_id, p.part_no, (
             select count(*)::int from omsorg.order_part each where each.customer_order_id = o.id) as parts,
           p.erp_order_id, coalesce(place.name, '') as care_place_name,
           coalesce(line.packages, 0) as packages, coalesce(line.names[1:3], '{}') as item_names,
           maker.name as created_by, o.created_at, o.state, p.erp_status, p.cancel_asked_at,
           omsorg.user_display_name(coalesce(p.cancel_asked_on_behalf_of, p.cancel_asked_by)) as cancel_asked_by,
           p.cancel_refused_at is not null as cancel_refused,
           case when p.erp_status <> ${stored(erpStatus, 'refused')} then null when p.cancelled_by_erp then 'ERP'
                else omsorg.user_display_name(p.canceller_user_id) end as canceller, o.type, o.is_express, o.is_preorder, o.source, o.goods_label,
           coalesce(p.delivery_date, o.delivery_date) as delivery_date, count(*) over ()::int as found
    from omsorg.customer_order o
    join omsorg.order_part p on p.customer_order_id = o.id
    left join omsorg.care_place place on place.id = o.care_place_id
    cross join lateral (
      select omsorg.user_display_name(
        coalesce(o.confirmed_on_behalf_of, o.confirmed_by, o.created_on_behalf_of, o.created_by)) as name
    ) maker
    left join lateral (
      select sum(l.quantity)::int as packages, array_agg(l.item_name order by l.line_no) as names,
             string_agg(l.item_name || ' ' || l.item_number, ' ') as words
      from omsorg.order_line l
      where l.order_part_id = p.id
    ) line on true
    where o.care_recipient_id = ${question.careRecipientId}
      and o.state <> ${stored(orderState, 'saved')}
      and (${question.erpStatus}::int is null or p.erp_status = ${question.erpStatus})
      and (${question.from}::date is null or (o.created_at at time zone ${timeZone})::date >= ${question.from}::date)
      and (${question.to}::date is null or (o.created_at at time zone ${timeZone})::date <= ${question.to}::date)
      and (${searchTerm}::text is null
        or omsorg.fold(concat_ws(' ', p.id, p.customer_order_id, p.erp_order_id, maker.name, line.words))
           like omsorg.as_pattern(omsorg.fold(${searchTerm})))
    order by ${sortColumn[question.sortBy]} ${direction}, p.id ${tieBreaker}
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

export interface NamedPerson {
  readonly first_name: string
  readonly last_name: string
  readonly protected_kind: Protection | null
}

/** Undefined out of reach. */
export async function readNameOf(tx: Transaction, careRecipientId: number): Promise<NamedPerson | undefined> {
  const { rows } = await sql<NamedPerson>`
    select first_name, last_name, protected_kind from omsorg.care_recipient where id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}
