import { orderSort } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { makerOfOrder, orderRowColumns, orderRowTables, type OrderRowRecord } from './order-rows.sql.ts'

export interface FoundRowRecord extends OrderRowRecord {
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
  [orderSort.createdOn]: sql`own.created_at`,
  [orderSort.erpOrderStatus]: sql`own.erp_status`,
  [orderSort.deliveryDate]: sql`own.delivery_date`,
}

/**
 * The parts of a person's orders, and those for her of orders for several residents, a page of them, with how many were found.
 * Only what is on the page is looked up beyond its part.
 */
export async function readOrdersOf(tx: Transaction, question: OrdersQuestion): Promise<FoundRowRecord[]> {
  const { careRecipientId, searchTerm, timeZone, page, pageSize } = question
  const direction = question.sortOrder === 'asc' ? sql`asc nulls first` : sql`desc nulls last`
  const tieBreaker = question.sortOrder === 'asc' ? sql`asc` : sql`desc`
  const sorted = sql`${sortColumn[question.sortBy]} ${direction}, own.id ${tieBreaker}`
  const told = sql`p.id, p.erp_status, o.created_at, coalesce(p.delivery_date, o.delivery_date) as delivery_date`
  const { rows } = await sql<FoundRowRecord>`
    with own as (
      select ${told} from omsorg.customer_order o
      join omsorg.order_part p on p.customer_order_id = o.id
      where o.care_recipient_id = ${careRecipientId} and o.state <> ${stored(orderState, 'saved')}
      union all
      select ${told} from omsorg.order_part p
      join omsorg.customer_order o on o.id = p.customer_order_id and o.care_recipient_id is null
      where p.care_recipient_id = ${careRecipientId} and o.state <> ${stored(orderState, 'saved')}
    ), chosen as materialized (
      select own.id, count(*) over ()::int as found, row_number() over (order by ${sorted}) as place
      from own
      where (${question.erpStatus}::int is null or own.erp_status = ${question.erpStatus})
        and (${question.from}::date is null or (own.created_at at time zone ${timeZone})::date >= ${question.from}::date)
        and (${question.to}::date is null or (own.created_at at time zone ${timeZone})::date <= ${question.to}::date)
        and (${searchTerm}::text is null or omsorg.fold((
          select concat_ws(' ', p.id, p.customer_order_id, p.erp_order_id, maker.names ->> 'name', maker.names ->> 'onBehalfOf', (
            select string_agg(l.item_name || ' ' || l.item_number, ' ') from omsorg.order_line l where l.order_part_id = p.id))
          from omsorg.order_part p
          join omsorg.customer_order o on o.id = p.customer_order_id
          cross join lateral (${makerOfOrder}) maker
          where p.id = own.id)) like omsorg.as_pattern(omsorg.fold(${searchTerm})))
      order by ${sorted}
      limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select ${orderRowColumns}, chosen.found
    from chosen join omsorg.order_part p on p.id = chosen.id ${orderRowTables}
    order by chosen.place
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
