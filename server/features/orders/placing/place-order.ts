import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { momentAfter, rowsAfterDraws, writeSettled, type OrderingContext } from '../../prescriptions/index.ts'
import type { OrderCheck } from './check-order.ts'
import type { OrderToPlace } from './check-saved-order.ts'
import { contentOf } from './content-of-order.ts'
import { writeContent } from './content.sql.ts'
import { markOrdered } from './placement.sql.ts'
import type { PricedOrder } from './pricing.ts'

export interface Placing {
  readonly order: OrderToPlace
  readonly context: OrderingContext
  /** Prescriptions of the person that somebody has asked to renew. */
  readonly askedToRenew: readonly number[]
  readonly orderCheck: OrderCheck
  readonly priced: PricedOrder
  readonly actor: Actor
  /** When its hand-over begins; null = at once. */
  readonly undoUntil: Temporal.Instant | null
  readonly now: Temporal.Instant
}

/**
 * Writes a judged order as placed: lines and sums as they hold now, the parts, the timeline, and what the draws leave of
 * the rows. Answers the order ids, one for each part.
 */
export async function placeOrder(tx: Transaction, placing: Placing): Promise<number[]> {
  const { order, context, askedToRenew, orderCheck, priced, actor, undoUntil, now } = placing
  const content = contentOf(orderCheck, priced)
  const { lines } = orderCheck
  const isLaterThanNeeded =
    order.wished !== null && orderCheck.earliest !== null && !order.wished.equals(orderCheck.earliest)
  const placedAt = momentAfter(
    lines.map(({ row }) => row),
    now,
  )
  const draws = content.lines
    .filter((line) => !line.set_aside)
    .map((line) => ({ rowId: line.prescription_row_id, pieces: line.quantity * line.items_per_package }))
  const [orderIds] = await Promise.all([
    writeContent(tx, order.id, content, { status: erpStatus.new, at: now }),
    markOrdered(tx, {
      customerOrderId: order.id,
      userId: actor.doerId,
      onBehalfOf: actor.onBehalfOf,
      customerNumber: lines.find((line) => !line.setAside)?.row.record.customer_number ?? null,
      isPreorder: isLaterThanNeeded,
      deliveryDate: order.wished?.toString() ?? null,
      undoUntil,
      totals: priced.totals,
      now,
      placedAt,
    }),
    writeSettled(tx, rowsAfterDraws(context.rows, draws, placedAt), { askedToRenew, today: context.today, now }),
  ])
  return orderIds
}
