import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Packages of an item that one placed order brought to the store of a care place. */
export interface StoreOrderRecord {
  readonly item_number: string
  readonly confirmed_at: string
  readonly packages: number
}

/** What the store of a care place in reach ordered since a moment: no line of a person, nothing set aside or given back. */
export async function readOrderedForStore(
  tx: Transaction,
  carePlaceId: string,
  since: Temporal.Instant,
): Promise<StoreOrderRecord[]> {
  const { rows } = await sql<StoreOrderRecord>`
    select l.item_number, o.confirmed_at, sum(l.quantity)::int as packages
    from omsorg.customer_order o
    join omsorg.order_line l on l.customer_order_id = o.id
    where o.care_place_id = ${carePlaceId}::uuid and o.care_recipient_id is null
      and o.state = ${orderState.ordered} and o.confirmed_at >= ${since.toString()}::timestamptz
      -- A draft is made before it is placed, and kept for thirty days at most.
      and o.created_at >= ${since.subtract({ hours: 31 * 24 }).toString()}::timestamptz
      and l.care_recipient_id is null and not l.set_aside and not l.given_back
    group by l.item_number, o.id, o.confirmed_at
  `.execute(tx)
  return rows
}
