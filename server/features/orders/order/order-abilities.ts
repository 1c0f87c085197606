import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { cancelling, orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import { mayOrderForPlaceIn } from '../group/ground-of-group.ts'
import { inUtc } from './in-utc.ts'
import type { OrderRecord, PartRecord } from './order-view.sql.ts'

export function isCancelled({ parts }: Pick<OrderRecord, 'parts'>): boolean {
  return parts.length > 0 && parts.every((part) => part.erpStatus === erpStatus.refused)
}

type CancelBlock = NonNullable<OrderView['can']['cancel']['reason']>

const blocked = (reason: CancelBlock) => ({ allowed: false, reason })

/** The order as a whole, or one part of it: by the place that placed it, with the right in every area that it holds (states 2.5). */
export function mayBeCancelled(order: OrderRecord, actor: Actor, parts = order.parts): OrderView['can']['cancel'] {
  if (order.state !== orderState.ordered) return blocked('not-placed')
  if (isCancelled({ parts })) return blocked('already-cancelled')
  if (!parts.every((part) => isOpen(part, order))) return blocked('too-late')
  const mayOrder = order.lines.every((line) => mayOrderIn(order, actor, line.therapy_area))
  return isOfPlace(order, actor) && mayOrder ? { allowed: true, reason: null } : blocked('ordering-right-missing')
}

function isOfPlace(order: OrderRecord, actor: Actor): boolean {
  return actor.application === 'CSP' || order.care_place_id === actor.carePlaceId
}

function mayOrderIn({ type }: OrderRecord, actor: Actor, area: TherapyArea): boolean {
  return type === orderType.group ? mayOrderForPlaceIn(actor, area) : actor.mayIn('OrderWrite', area)
}

function isOpen(part: PartRecord, { state }: OrderRecord): boolean {
  const { erpStatus: status, cancelRefused, cancelAskedAt } = part
  const cancelAsked = cancelAskedAt !== null
  return cancelling({ state, erpStatus: status, handOverHasNotBegun: false, cancelAsked, cancelRefused }).ok
}

export function mayBeOrderedAgain(order: OrderRecord, actor: Actor): OrderView['can']['orderAgain'] {
  // What a place ordered, for itself or for its residents, is ordered again there.
  const isElsewhere = order.care_recipient_id === null && !isOfPlace(order, actor)
  if (isElsewhere) return { allowed: false, reason: 'not-of-a-person' }
  return actor.may('OrderWrite') && (!order.holds_persons || actor.may('CareRecipientRead'))
    ? { allowed: true, reason: null }
    : { allowed: false, reason: 'ordering-right-missing' }
}

/** What is left of the time in which nothing has been handed over. */
export function undoOf(order: OrderRecord, actor: Actor, now: Temporal.Instant): OrderView['undo'] {
  if (order.undo_until === null || !mayBeCancelled(order, actor).allowed) return null
  const waits = order.parts.every((part) => part.erpStatus === erpStatus.new && part.cancelAskedAt === null)
  const seconds = Math.ceil(now.until(order.undo_until).total('seconds'))
  return waits && seconds > 0 ? { until: inUtc(order.undo_until), seconds } : null
}

/** Every part was taken back by a person before its hand-over, so that the ERP has never heard of the order. */
export function undoneOf(order: OrderRecord): OrderView['undone'] {
  const isTakenBack = (part: PartRecord) =>
    !part.handedOver && !part.cancelledByErp && part.cancelAskedAt === null && part.erpStatus === erpStatus.refused
  if (order.parts.length === 0 || !order.parts.every(isTakenBack)) return null
  const last = order.events.findLast(({ event }) => event === 'cancelled')
  return last ? { by: last.by, at: inUtc(last.at) } : null
}

/** Placed today by whoever looks, and nothing of it is on its way yet. */
export function isReceipt(order: OrderRecord, actor: Actor, now: Temporal.Instant): boolean {
  if (order.confirmed_at === null || order.confirmed_by !== actor.doerId || isCancelled(order)) return false
  const placedOn = todayIn(order.order_market, Temporal.Instant.from(inUtc(order.confirmed_at)))
  const isToday = placedOn.equals(todayIn(order.order_market, now))
  return isToday && order.parts.every(({ erpStatus: status }) => (status ?? 0) <= erpStatus.receivedInErp)
}
