import { orderSort } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { orderRowColumns, orderRowTables, type OrderRowRecord } from './order-rows.sql.ts'

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
  [orderSort.createdOn]: sql`o.created_at`,
  [orderSort.erpOrderStatus]: sql`p.erp_status`,
  [orderSort.deliveryDate]: sql`coalesce(p.delivery_date, o.delivery_date)`,
}

/** The parts of a person's orders, and those for her of orders for several residents, a page of them, with how many were found. */
export async function readOrdersOf(tx: Transaction, question: OrdersQuestion): Promise<FoundRowRecord[]> {
  const { searchTerm, timeZone, page, pageSize } = question
  const direction = question.sortOrder === 'asc' ? sql`asc nulls first` : sql`desc nulls last`
  const tieBreaker = question.sortOrder === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<FoundRowRecord>`
    with own as materialized (
      select p.id from omsorg.customer_order o
      join omsorg.order_part p on p.customer_order_id = o.id
      where o.care_recipient_id = ${question.careRecipientId}
      union
      select l.order_part_id from omsorg.order_line l
      where l.care_recipient_id = ${question.careRecipientId} and l.order_part_id is not null
    )
    select ${orderRowColumns}, count(*) over ()::int as found
    from own join omsorg.order_part p on p.id = own.id ${orderRowTables}
    where o.state <> ${stored(orderState, 'saved')}
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
