import { agree, refuse, type Outcome } from '../../outcome.ts'
import { linkStatus, recipientStatus, type LinkStatus, type RecipientStatus } from '../status/status.ts'

/** The four ways to order. A withdrawal is a home delivery from a prescription. */
export type OrderKind = 'home-delivery' | 'withdrawal' | 'group' | 'nursing-home'

/** What of a person decides whether goods can be ordered for them. */
export interface RecipientFacts {
  readonly status: RecipientStatus
  /** The person at the care place that orders. */
  readonly statusAtPlace: LinkStatus
  /**
   * Where goods could go: an address of the person or, for one with protected identity, the care place or a service
   * point.
   */
  readonly hasDeliveryAddress: boolean
}

/** The merged order settings of the care place and what stands behind them. */
export interface PlaceFacts {
  readonly orderKinds: readonly OrderKind[]
  readonly homeDeliveryIsHidden: boolean
  readonly placeHasOrderPeriod: boolean
  readonly clientHasOrderPeriod: boolean
}

/** The names of GBS000701 to GBS000710, and of CRS003007 for a person who is inactive at the care place alone. */
export type OrderGateRefusal =
  | 'home-delivery-not-allowed'
  | 'withdrawal-not-allowed'
  | 'group-not-allowed'
  | 'home-delivery-hidden'
  | 'recipient-inactive'
  | 'recipient-without-address'
  | 'place-settings-missing'
  | 'client-settings-missing'
  | 'nursing-home-not-allowed'
  | 'order-type-missing'
  | 'recipient-inactive-at-place'
  | 'recipient-deceased'

const refusalOfKind: Record<OrderKind, OrderGateRefusal> = {
  'home-delivery': 'home-delivery-not-allowed',
  withdrawal: 'withdrawal-not-allowed',
  group: 'group-not-allowed',
  'nursing-home': 'nursing-home-not-allowed',
}

/**
 * Whether orders of a kind may be placed at a care place. The client is asked before the place, because its settings
 * are the ground.
 */
export function mayOrderAt(place: PlaceFacts, kind: OrderKind): Outcome<OrderKind, OrderGateRefusal> {
  if (place.orderKinds.length === 0) return refuse('order-type-missing')
  if (!place.orderKinds.includes(kind)) return refuse(refusalOfKind[kind])
  // Withdrawals have a switch of their own, so that a place can hide free orders and still serve prescriptions.
  if (kind === 'home-delivery' && place.homeDeliveryIsHidden) return refuse('home-delivery-hidden')
  if (!place.clientHasOrderPeriod) return refuse('client-settings-missing')
  if (!place.placeHasOrderPeriod) return refuse('place-settings-missing')
  return agree(kind)
}

/** Whether orders may be placed for a person: alive, active, and with somewhere to deliver to. */
export function mayOrderFor(recipient: RecipientFacts): Outcome<'may-order', OrderGateRefusal> {
  if (recipient.status === recipientStatus.deceased) return refuse('recipient-deceased')
  if (recipient.status === recipientStatus.inactive) return refuse('recipient-inactive')
  if (recipient.statusAtPlace === linkStatus.inactive) return refuse('recipient-inactive-at-place')
  if (!recipient.hasDeliveryAddress) return refuse('recipient-without-address')
  return agree('may-order')
}
