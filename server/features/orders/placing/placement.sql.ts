import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { preliminaryOrderState } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

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

/** The saved order becomes an ordered one, and the timeline of each of its parts begins. */
export async function markOrdered(tx: Transaction, placement: Placement): Promise<void> {
  const now = placement.now.toString()
  const { totals: sums } = placement
  await sql`
    with ordered as (
      update omsorg.customer_order
      set state = ${stored(orderState, 'ordered')}, confirmed_at = ${placement.placedAt.toString()}, confirmed_by = ${placement.userId},
          confirmed_on_behalf_of = ${placement.onBehalfOf}, saved_until = null,
          is_preorder = ${placement.isPreorder},
          delivery_date = ${placement.deliveryDate}::date,
          undo_until = ${placement.undoUntil?.toString() ?? null}::timestamptz, row_version = row_version + 1,
          subtotal = ${sums.subtotal}, delivery_fee = ${sums.deliveryFee}, small_order_fee = ${sums.smallOrderFee},
          logistics_fee = ${sums.logisticsFee}, express_fee = ${sums.expressFee}, vat = ${sums.vat}, total = ${sums.total},
          patient_fee = ${sums.patientFee}
      where id = ${placement.customerOrderId}
      returning id
    )
    insert into omsorg.order_event
      (customer_order_id, order_part_id, at, recorded_at, event, status, source, by_user, on_behalf_of)
    select p.customer_order_id, p.id, ${now}, ${now}, 'placed', ${stored(erpStatus, 'new')}, 'user', ${placement.userId}, ${placement.onBehalfOf}
    from ordered o
    join omsorg.order_part p on p.customer_order_id = o.id
    order by p.part_no
  `.execute(tx)
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
