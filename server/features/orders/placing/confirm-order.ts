import { confirmOrder as contract } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { changing, undoableUntil } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { lockOrder, lockPersonOfOrder, readSavedLines, type LockedOrder, type SavedLine } from './drafts.sql.ts'
import { handOverJob, jobKeyOfPart } from '../erp/job-names.ts'
import { checkSavedOrder, type OrderToPlace } from './check-saved-order.ts'
import { flavorsOf } from './flavors.ts'
import { readFlavors } from './flavors.sql.ts'
import { askedToRenewOf, readOrderingContext } from '../../prescriptions/index.ts'
import { placeOrder } from './place-order.ts'

/**
 * Places a saved order. The order and its person are locked before anything of them is read, so of many who place at once
 * each sees what the one before has drawn; the hand-over to the ERP is a job of the same transaction and happens exactly when
 * it commits, after the time in which the order can be undone.
 */
export const confirmOrder = handle(contract, async ({ input, actor, now, language, tx, jobs }) => {
  const [locked, saved] = await lockOrderToPlace(tx, input.customerOrderId)
  const allowed = mayBePlacedBy(locked, actor, input.rowVersion)
  if (!allowed.ok) return allowed
  const order = allowed.value

  const { careRecipientId, carePlaceId } = order
  const question = { careRecipientId, carePlaceId, actor, now, language }
  const [context, askedToRenew, flavorsKnown] = await Promise.all([
    readOrderingContext(tx, question, actor.market),
    askedToRenewOf(tx, careRecipientId),
    readFlavors(tx, actor.market, groupsOf(saved)),
  ])
  if (!context) return refuse('order-not-found', { at: 'customerOrderId' })
  if (!context.gate.ok) return context.gate

  const check = checkSavedOrder(context, order, saved, flavorsOf(flavorsKnown, context.settings), actor)
  if (!check.ok) return check
  const { orderCheck, priced, priceHasChanged, hasWarnings, lineViews } = check.value
  if (priceHasChanged && !input.acceptPrices) {
    const { rowVersion } = input
    return refuse('price-changed', { detail: { rowVersion, lines: lineViews(), totals: priced.totals } })
  }
  if (hasWarnings && !input.acceptWarnings) return refuse('warnings-not-accepted', { at: 'acceptWarnings' })

  const undoUntil = undoableUntil(now, context.settings.undo_seconds)
  const orderIds = await placeOrder(tx, { order, context, askedToRenew, orderCheck, priced, actor, undoUntil, now })
  const runAt = undoUntil ? { runAt: undoUntil } : {}
  for (const orderId of orderIds) jobs.add(handOverJob, { orderId }, { jobKey: jobKeyOfPart(orderId), ...runAt })
  return agree({
    customerOrderId: order.id,
    orderIds,
    state: 2 as const,
    erpOrderStatus: 1 as const,
    totals: priced.totals,
  })
})

/** The order and its person, locked in this order, and its lines as they stand from then on. */
async function lockOrderToPlace(tx: Transaction, customerOrderId: number) {
  const [order, , lines] = await Promise.all([
    lockOrder(tx, customerOrderId),
    lockPersonOfOrder(tx, customerOrderId),
    readSavedLines(tx, customerOrderId),
  ])
  return [order, lines] as const
}

function groupsOf(saved: readonly SavedLine[]): string[] {
  return [...new Set(saved.flatMap((line) => line.product_group_number || []))]
}

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
