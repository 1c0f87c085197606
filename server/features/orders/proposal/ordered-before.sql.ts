import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** What the orders of the last three months brought of an item. */
export interface OrderedBefore {
  readonly item_number: string
  readonly last_quantity: number
  readonly last_at: string
  /** The middle of the orders, the larger of two in the middle: one large order does not make a habit. */
  readonly usual_quantity: number
}

export type ForWhom = { readonly careRecipientId: number } | { readonly carePlaceId: string }

/** Of a person in reach, or of a place for itself; what was set aside or given back does not count. */
export async function readOrderedBefore(
  tx: Transaction,
  whom: ForWhom,
  itemNumbers: readonly string[],
  now: Temporal.Instant,
): Promise<OrderedBefore[]> {
  const since = now.subtract({ hours: 24 * 92 })
  const whose =
    'careRecipientId' in whom
      ? sql`l.care_recipient_id = ${whom.careRecipientId}`
      : sql`o.care_place_id = ${whom.carePlaceId}::uuid and o.care_recipient_id is null and l.care_recipient_id is null`
  const { rows } = await sql<OrderedBefore>`
    select item_number, coalesce((array_agg(packages order by confirmed_at desc, id desc))[1], 0) as last_quantity,
           max(confirmed_at) as last_at,
           coalesce((array_agg(packages order by packages))[count(*)::int / 2 + 1], 0) as usual_quantity
    from (
      select l.item_number, o.id, o.confirmed_at, sum(l.quantity)::int as packages
      from omsorg.customer_order o
      join omsorg.order_line l on l.customer_order_id = o.id
      where ${whose} and o.state = ${stored(orderState, 'ordered')} and o.confirmed_at >= ${since.toString()}::timestamptz
        and l.item_number = any(${itemNumbers}::text[]) and not l.set_aside and not l.given_back
      group by l.item_number, o.id, o.confirmed_at
    ) ordered
    group by item_number
  `.execute(tx)
  return rows
}
