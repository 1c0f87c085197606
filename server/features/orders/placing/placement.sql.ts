import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface Placement {
  readonly customerOrderId: number
  readonly userId: number
  readonly onBehalfOf: number | null
  readonly customerNumber: string | null
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
          customer_number = ${placement.customerNumber}, is_preorder = ${placement.isPreorder},
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
