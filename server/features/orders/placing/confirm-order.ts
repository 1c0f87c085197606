import { confirmOrder as contract } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { changing, orderType, undoableUntil } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import { handle, type Call } from '../../../platform/handle.ts'
import { readPointOf } from '../delivery/delivery-points.sql.ts'
import { handOverJob, jobKeyOfPart } from '../erp/job-names.ts'
import { checkSavedOrder, holdsAnotherItem, type OrderToPlace } from './check-saved-order.ts'
import { lockOrderToPlace, type LockedOrder } from './drafts.sql.ts'
import { readGroundToPlace } from './ground-to-place.ts'
import { placeOrder } from './place-order.ts'

export const confirmOrder = handle(contract, (call) => confirmOrderFor(call))

type ConfirmingCall = Pick<Call<typeof contract>, 'input' | 'actor' | 'now' | 'language' | 'tx' | 'jobs'>

/**
 * Places a saved order of any kind. The order and its persons are locked before anything of them is read, so of many who
 * place at once each sees what the one before has drawn; the hand-over to the ERP is a job of the same transaction and
 * happens exactly when it commits, after the time in which the order can be undone.
 */
export async function confirmOrderFor({ input, actor, now, language, tx, jobs }: ConfirmingCall) {
  const {
    locked,
    lines: saved = [],
    asked_to_renew: askedToRenew = [],
  } = (await lockOrderToPlace(tx, input.customerOrderId)) ?? {}
  const allowed = mayBePlacedBy(locked, actor, input.rowVersion)
  if (!allowed.ok) return allowed
  const order = allowed.value

  const [stands, point] = await Promise.all([
    readGroundToPlace(tx, order, saved, { actor, now, language }),
    readPointOf(tx, actor.market, order.delivery_point_id),
  ])
  if (!stands) return refuse('order-not-found', { at: 'customerOrderId' })
  if (!stands.ok) return stands
  const ground = stands.value

  // The item of a row was replaced since: whoever placed it now would order what nobody has shown (rules 3.12).
  if (holdsAnotherItem(ground, saved)) return refuse('stale')
  const check = checkSavedOrder(ground, order, saved, point)
  if (!check.ok) return check
  const { orderCheck, priced, priceHasChanged, hasWarnings, lineViews } = check.value
  if (priceHasChanged && !input.acceptPrices) {
    const { rowVersion } = input
    return refuse('price-changed', { detail: { rowVersion, lines: lineViews(), totals: priced.totals } })
  }
  if (hasWarnings && !input.acceptWarnings) return refuse('warnings-not-accepted', { at: 'acceptWarnings' })

  const undoUntil = undoableUntil(now, ground.settings.undo_seconds)
  const orderIds = await placeOrder(tx, { order, ground, askedToRenew, orderCheck, priced, actor, undoUntil, now })
  const runAt = undoUntil ? { runAt: undoUntil } : {}
  const handOvers = orderIds.map((orderId) => ({ payload: { orderId }, jobKey: jobKeyOfPart(orderId) }))
  jobs.addEach(handOverJob, handOvers, runAt)
  return agree({
    customerOrderId: order.id,
    orderIds,
    state: 2 as const,
    erpOrderStatus: 1 as const,
    totals: priced.totals,
  })
}

/** An order is placed by whoever saved it: what one nurse has begun is not shown to the next. */
function mayBePlacedBy(
  order: LockedOrder | undefined,
  actor: Actor,
  rowVersion: number,
): Outcome<OrderToPlace, 'order-not-found' | 'order-already-placed' | 'stale'> {
  const mayKnow = order?.type === orderType.group || actor.may('CareRecipientRead')
  if (!order || order.created_by !== actor.doerId || !mayKnow)
    return refuse('order-not-found', { at: 'customerOrderId' })
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
  return agree({ ...order, wished })
}
