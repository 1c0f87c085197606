import { confirmOrder as contract } from '@omsorg/contract/orders/withdrawal/confirm-order.ts'
import { changing, undoableUntil } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import { handle } from '../../../platform/handle.ts'
import { lockRows } from '../../prescriptions/index.ts'
import { lockOrder, readSavedLines, type LockedOrder } from './drafts.sql.ts'
import { handOverJob, jobKeyOfPart } from '../erp/job-names.ts'
import { checkSavedOrder, type OrderToPlace } from './check-saved-order.ts'
import { readOrderingContext } from '../../prescriptions/index.ts'
import { placeOrder } from './place-order.ts'

/**
 * Places a saved order. The order and the rows it draws from are locked first, so of many who place at once each sees what
 * the one before has drawn; the hand-over to the ERP is a job of the same transaction and happens exactly when it commits,
 * after the time in which the order can be undone.
 */
export const confirmOrder = handle(contract, async ({ input, actor, now, language, tx, jobs }) => {
  const locked = await lockOrder(tx, input.customerOrderId)
  const allowed = mayBePlacedBy(locked, actor, input.rowVersion)
  if (!allowed.ok) return allowed
  const order = allowed.value

  const saved = await readSavedLines(tx, order.id)
  const rowIds = saved.flatMap((line) => line.prescription_row_id ?? [])
  await lockRows(tx, rowIds)
  const { careRecipientId, carePlaceId } = order
  const question = { careRecipientId, carePlaceId, actor, now, language }
  const context = await readOrderingContext(tx, question, actor.market)
  if (!context) return refuse('order-not-found', { at: 'customerOrderId' })
  if (!context.gate.ok) return context.gate

  const check = await checkSavedOrder(tx, context, order, saved, actor)
  if (!check.ok) return check
  const { orderCheck, priced, priceHasChanged, hasWarnings, lineViews } = check.value
  if (priceHasChanged && !input.acceptPrices) {
    const { rowVersion } = input
    return refuse('price-changed', { detail: { rowVersion, lines: lineViews(), totals: priced.totals } })
  }
  if (hasWarnings && !input.acceptWarnings) return refuse('warnings-not-accepted', { at: 'acceptWarnings' })

  const undoUntil = undoableUntil(now, context.settings.undo_seconds)
  const orderIds = await placeOrder(tx, { order, context, orderCheck, priced, actor, undoUntil, now })
  const runAt = undoUntil ? { runAt: undoUntil } : {}
  for (const orderId of orderIds) await jobs.add(handOverJob, { orderId }, { jobKey: jobKeyOfPart(orderId), ...runAt })
  return agree({
    customerOrderId: order.id,
    orderIds,
    state: 2 as const,
    erpOrderStatus: 1 as const,
    totals: priced.totals,
  })
})

/** An order is placed by whoever saved it: what one nurse has begun is not shown to the next. */
function mayBePlacedBy(
  order: LockedOrder | undefined,
  actor: Actor,
  rowVersion: number,
): Outcome<OrderToPlace, 'order-not-found' | 'order-already-placed' | 'stale'> {
  const isOwn = order && order.created_by === actor.doerId && actor.may('CareRecipientRead')
  if (!isOwn || order.care_recipient_id === null) return refuse('order-not-found', { at: 'customerOrderId' })
  const change = changing({
    ...order,
    erpStatus: null,
    handOverHasNotBegun: true,
    cancelAsked: false,
    cancelRefused: false,
  })
  if (!change.ok) return change
  if (order.row_version !== rowVersion) return refuse('stale')
  const wished = order.delivery_date === null ? null : Temporal.PlainDate.from(order.delivery_date)
  return agree({ ...order, careRecipientId: order.care_recipient_id, carePlaceId: order.care_place_id, wished })
}
