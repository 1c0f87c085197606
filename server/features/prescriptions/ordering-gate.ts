import { orderingRefusals, type OrderingRefusal } from '@omsorg/contract/care-recipients/recipient/ordering-refusals.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import {
  mayOrderAt,
  mayOrderFor,
  type OrderGateRefusal,
  type OrderKind,
} from '@omsorg/domain/care-recipients/recipient/order-gate.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../platform/actor.ts'
import type { OrderBasis } from './order-basis.sql.ts'

/** What of a person at a place decides whether anything may be ordered. */
export type GateFacts = Pick<
  OrderBasis,
  | 'status'
  | 'link_status'
  | 'protected_kind'
  | 'withdrawal_allowed'
  | 'order_types'
  | 'has_order_period'
  | 'place_has_own_settings'
> & {
  readonly addresses: readonly unknown[]
  readonly place_address: unknown
}

/** Whether anything at all may be ordered for a person at a place by this actor, whatever the lines. */
export function mayWithdraw(basis: GateFacts, actor: Pick<Actor, 'may'>): Outcome<'may-withdraw', OrderingRefusal> {
  const person = mayOrderFor({
    status: basis.status,
    statusAtPlace: basis.link_status,
    hasDeliveryAddress: hasWhereTo(basis),
  })
  if (!person.ok) return nameOf(person.refusal)
  const place = mayOrderAt(placeFacts(basis), 'withdrawal')
  if (!place.ok) return nameOf(place.refusal)
  if (!actor.may('OrderWrite')) return refuse('ordering-right-missing')
  return agree('may-withdraw')
}

/** The gate speaks of all kinds of orders; a withdrawal is refused by those names alone that its contract knows. */
function nameOf(refusal: OrderGateRefusal): Refused<OrderingRefusal> {
  return refuse(isOrderingRefusal(refusal) ? refusal : 'withdrawal-not-allowed')
}

function isOrderingRefusal(name: string): name is OrderingRefusal {
  return Object.hasOwn(orderingRefusals, name)
}

/** Somewhere to deliver to: an address of the person, or the care place's where hers may not be used (O-8-15). */
export function hasWhereTo(basis: GateFacts): boolean {
  return homeAddressMayBeUsed(basis.protected_kind) ? basis.addresses.length > 0 : basis.place_address !== null
}

function placeFacts(basis: GateFacts) {
  const has = (type: number) => basis.order_types.includes(type)
  const kinds: OrderKind[] = []
  if (has(orderType['home-delivery'])) kinds.push('home-delivery')
  if (has(orderType['home-delivery-from-prescription']) && basis.withdrawal_allowed) kinds.push('withdrawal')
  if (has(orderType.group)) kinds.push('group')
  if (has(orderType.individual)) kinds.push('nursing-home')
  return {
    orderKinds: kinds,
    homeDeliveryIsHidden: false,
    // A place with settings of its own answers for them; one without has those of its client (O-8-16, O-8-17).
    placeHasOrderPeriod: basis.has_order_period || !basis.place_has_own_settings,
    clientHasOrderPeriod: basis.has_order_period || basis.place_has_own_settings,
  }
}
