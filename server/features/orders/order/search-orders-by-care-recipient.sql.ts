import type { orderSort } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { OrderRowRecord } from './order-rows.sql.ts'

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

export interface OrdersOfPerson {
  readonly first_name: string
  readonly last_name: string
  readonly protected_kind: Protection | null
  /** How many there are on all pages. */
  readonly found: number
  /** Null for a page without any. */
  readonly orders: readonly OrderRowRecord[] | null
}

/**
 * A person with the parts of her orders, and those for her of orders for several residents, a page of them; undefined out of
 * reach. The function reads beyond its part only what is on the page, and asks once for the reach of all of it.
 */
export async function readOrdersOf(tx: Transaction, question: OrdersQuestion): Promise<OrdersOfPerson | undefined> {
  const { careRecipientId, erpStatus, searchTerm, from, to, timeZone, sortBy, sortOrder, page, pageSize } = question
  const { rows } = await sql<OrdersOfPerson>`
    select first_name, last_name, protected_kind, found, orders
    from omsorg.orders_of_person(
      ${careRecipientId}, ${erpStatus}, ${searchTerm}, ${from}::date, ${to}::date, ${timeZone}, ${sortBy},
      ${sortOrder === 'asc'}, ${pageSize}, ${(page - 1) * pageSize})
  `.execute(tx)
  return rows[0]
}
