import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Actor } from '../../../platform/actor.ts'
import { authorOf } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { endPlaceItems } from '../../product-selection/index.ts'
import { momentAfter, rowsAfterDraws, writeSettled } from '../../prescriptions/index.ts'
import type { OrderCheck } from './check-order.ts'
import type { OrderToPlace } from './check-saved-order.ts'
import { contentOf } from './content-of-order.ts'
import type { OrderGround } from './ground.ts'
import { markOrdered, markTemplateOrdered } from './placement.sql.ts'
import type { PricedOrder } from './pricing.ts'

export interface Placing {
  readonly order: OrderToPlace
  readonly ground: OrderGround
  /** Prescriptions of its persons that somebody has asked to renew. */
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
  const { order, ground, askedToRenew, orderCheck, priced, actor, undoUntil, now } = placing
  const content = contentOf(orderCheck, priced, ground.roomOf)
  const isLaterThanNeeded =
    order.wished !== null && orderCheck.earliest !== null && !order.wished.equals(orderCheck.earliest)
  const draws = content.lines.flatMap(({ prescription_row_id: rowId, ...line }) =>
    line.set_aside || rowId === null ? [] : [{ rowId, pieces: line.quantity * line.items_per_package }],
  )
  const rows = ground.payers.flatMap((payer) => payer.rows)
  const drawn = new Set(draws.map(({ rowId }) => rowId))
  const placedAt = momentAfter(
    rows.filter(({ record }) => drawn.has(record.id)),
    now,
  )
  const [orderIds] = await Promise.all([
    markOrdered(
      tx,
      {
        customerOrderId: order.id,
        userId: actor.doerId,
        onBehalfOf: actor.onBehalfOf,
        isPreorder: isLaterThanNeeded,
        deliveryDate: order.wished?.toString() ?? null,
        undoUntil,
        totals: priced.totals,
        now,
        placedAt,
      },
      content,
    ),
    order.type === orderType.group ? endPlaceItems(tx, itemsToEnd(placing)) : null,
    order.preliminary_order_id === null
      ? null
      : markTemplateOrdered(tx, order.preliminary_order_id, { customerOrderId: order.id, userId: actor.doerId, now }),
    writeSettled(tx, rowsAfterDraws(rows, draws, placedAt), { askedToRenew, today: ground.today, now }),
  ])
  return orderIds
}

/** What was ordered for the store leaves its cart; what is set aside stays in it. */
function itemsToEnd({ order, orderCheck, actor, now }: Placing) {
  const sent = orderCheck.lines.filter((line) => !line.setAside)
  return {
    carePlaceId: order.care_place_id,
    itemNumbers: sent.map(({ item }) => item.record.item_number),
    ending: 'ordered' as const,
    by: authorOf(actor),
    now,
  }
}
