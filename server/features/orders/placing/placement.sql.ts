import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { preliminaryOrderState } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { OrderContent } from './content.sql.ts'

export interface Placement {
  readonly customerOrderId: number
  readonly userId: number
  readonly onBehalfOf: number | null
  readonly isPreorder: boolean
  readonly deliveryDate: string | null
  readonly undoUntil: Temporal.Instant | null
  /** The sums that hold at Confirm; the price of the day stays on the order from then on. */
  readonly totals: Totals
  readonly now: Temporal.Instant
  /** The moment of its draws. */
  readonly placedAt: Temporal.Instant
}

/**
 * The saved order becomes an ordered one with what it holds now, and the timeline of each of its parts begins. Answers the ids
 * of the parts.
 */
export async function markOrdered(
  tx: Transaction,
  { customerOrderId, now, placedAt, undoUntil, ...placement }: Placement,
  { lines, parts, patientFees }: OrderContent,
): Promise<number[]> {
  const given = {
    ...placement,
    state: orderState.ordered,
    erpStatus: erpStatus.new,
    now: now.toString(),
    placedAt: placedAt.toString(),
    undoUntil: undoUntil?.toString() ?? null,
  }
  const { rows } = await sql<{ ids: readonly number[] }>`
    select to_json(omsorg.place_order(
      ${customerOrderId}, ${JSON.stringify(given)}::json, ${JSON.stringify(parts)}::json, ${JSON.stringify(lines)}::json,
      ${JSON.stringify(patientFees)}::json)) as ids
  `.execute(tx)
  return [...(rows[0]?.ids ?? [])]
}

/**
 * The preliminary order that an order was made from is ordered with it; a favourite stays as a saved template (states 2.6).
 * Of two orders from the same one, the first makes it ordered.
 */
export async function markTemplateOrdered(
  tx: Transaction,
  preliminaryOrderId: number,
  { customerOrderId, userId, now }: Pick<Placement, 'customerOrderId' | 'userId' | 'now'>,
): Promise<void> {
  const at = now.toString()
  const { rows } = await sql<{ id: number }>`
    with sent as (
      update omsorg.preliminary_order
      set state = ${stored(preliminaryOrderState, 'ordered')}, updated_at = ${at}, last_used_at = ${at},
          last_used_by = ${userId}, last_order_id = ${customerOrderId}, row_version = row_version + 1
      where id = ${preliminaryOrderId} and state = ${stored(preliminaryOrderState, 'saved')}
      returning *
    )
    insert into omsorg.preliminary_order
      (client_id, care_place_id, type, name, state, favorite, receiver, created_by, created_at, updated_at, last_used_at,
       last_used_by, last_order_id)
    select client_id, care_place_id, type, name, ${stored(preliminaryOrderState, 'saved')}, true, receiver, created_by, ${at},
           ${at}, ${at}, ${userId}, ${customerOrderId}
    from sent where favorite
    returning id
  `.execute(tx)
  for (const { id } of rows) {
    await sql`
      insert into omsorg.preliminary_order_line (preliminary_order_id, care_recipient_id, item_number, quantity, flavors, price)
      select ${id}, k.care_recipient_id, k.item_number, k.quantity, k.flavors, coalesce((
               select l.price from omsorg.order_line l
               where l.customer_order_id = ${customerOrderId} and l.item_number = k.item_number
                 and l.care_recipient_id is not distinct from k.care_recipient_id
               limit 1), k.price)
      from omsorg.preliminary_order_line k
      where k.preliminary_order_id = ${preliminaryOrderId}
      order by k.id
    `.execute(tx)
  }
}
