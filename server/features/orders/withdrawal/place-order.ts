import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { OrderCheck } from './check-order.ts'
import { replaceLines, replacePatientFees, updateSums } from './drafts.sql.ts'
import type { OrderToPlace } from './check-saved-order.ts'
import { linesToSave } from './lines-to-save.ts'
import { settlePerson, type OrderingContext } from '../../prescriptions/index.ts'
import { partsOf } from './parts-of-order.ts'
import { markOrdered, writeParts } from './placement.sql.ts'
import type { PricedOrder } from './pricing.ts'

export interface Placing {
  readonly order: OrderToPlace
  readonly context: OrderingContext
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
  const { order, context, orderCheck, priced, actor, undoUntil, now } = placing
  await replaceLines(tx, order.id, linesToSave(orderCheck.lines, priced))
  await updateSums(tx, order.id, priced.totals)
  await replacePatientFees(tx, order.id, priced.patientFees)
  const orderIds = await writeParts(tx, order.id, partsOf(orderCheck))
  const isLaterThanNeeded =
    order.wished !== null && orderCheck.earliest !== null && !order.wished.equals(orderCheck.earliest)
  await markOrdered(tx, {
    customerOrderId: order.id,
    userId: actor.doerId,
    onBehalfOf: actor.onBehalfOf,
    customerNumber: orderCheck.lines.find((line) => !line.setAside)?.row.record.customer_number ?? null,
    isPreorder: isLaterThanNeeded,
    deliveryDate: order.wished?.toString() ?? null,
    undoUntil,
    now,
  })
  const { careRecipientId, carePlaceId } = order
  const { settings, basis } = context
  await settlePerson(tx, { careRecipientId, carePlaceId, market: basis.market, settings, now })
  return orderIds
}
