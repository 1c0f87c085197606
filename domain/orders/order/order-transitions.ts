import { agree, refuse, type Outcome } from '../../outcome.ts'
import { erpStatus, type ErpStatus } from '../erp/erp-status.ts'

/** The state of an order, a number on the wire as well; undefined only for imported orders that lack data. */
export const orderState = { undefined: 0, saved: 1, ordered: 2 } as const
export type OrderState = (typeof orderState)[keyof typeof orderState]

/** The type of an order; individual is one parcel per resident of a nursing home (O-C6). */
export const orderType = { 'home-delivery': 1, group: 2, individual: 3, 'home-delivery-from-prescription': 4 } as const
export type OrderType = (typeof orderType)[keyof typeof orderType]

export interface OrderFacts {
  readonly state: OrderState
  /** Null while it is not ordered. */
  readonly erpStatus: ErpStatus | null
  /** The job that hands the order over has not begun, so that it can still be taken out of the queue. */
  readonly handOverHasNotBegun: boolean
  readonly cancelAsked: boolean
  readonly cancelRefused: boolean
}

/** What a person can do with an order (states 2.5). */
export type OrderEvent = 'save' | 'set-aside-line' | 'take-back-line' | 'confirm' | 'cancel'

/** Saved orders are drafts; they are removed so many days after they were last saved. */
export const savedOrdersAreKeptForDays = 30

/** Until when an order that was placed `at` waits for its hand-over, so that it can be undone; null where it does not wait. */
export function undoableUntil(at: Temporal.Instant, undoSeconds: number): Temporal.Instant | null {
  return undoSeconds > 0 ? at.add({ seconds: undoSeconds }) : null
}

export function may(order: OrderFacts, event: OrderEvent): boolean {
  return event === 'cancel' ? cancelling(order).ok : order.state === orderState.saved
}

/**
 * Save again, set a line aside, or confirm: only while it is a draft. An order that is placed stays placed (ORS002001).
 */
export function changing(order: OrderFacts): Outcome<'saved', 'order-already-placed'> {
  return order.state === orderState.saved ? agree('saved') : refuse('order-already-placed')
}

/**
 * `taken-back`: nobody has seen it, so it is cancelled and given back here and now. `cancel-asked`: the ERP is asked,
 * nothing is given back yet. `already-asked`: the same answer again, and no second message.
 */
export type Cancelling = 'taken-back' | 'cancel-asked' | 'already-asked'

/** Refused as ORS002002 when the ERP already works on it, and when it is not placed at all. */
export function cancelling(order: OrderFacts): Outcome<Cancelling, 'order-not-placed' | 'too-late'> {
  const { state, erpStatus: status, cancelAsked, cancelRefused, handOverHasNotBegun } = order
  if (state !== orderState.ordered || status === null) return refuse('order-not-placed')
  if (cancelRefused) return refuse('too-late')
  if (cancelAsked && status <= erpStatus.receivedInErp) return agree('already-asked')
  if (status > erpStatus.sentToErp) return refuse('too-late')
  return agree(status === erpStatus.new && handOverHasNotBegun ? 'taken-back' : 'cancel-asked')
}

/** The filter of an order history: 0 all, 1 to 7 as the ERP status. Cancel asked is a mark and no status. */
export function isInHistory(status: ErpStatus | null, filter: 0 | ErpStatus): boolean {
  return filter === 0 || status === filter
}
