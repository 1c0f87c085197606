import { orderingRefusals, type OrderingRefusal } from '@omsorg/contract/care-recipients/recipient/ordering-refusals.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import {
  mayOrderAt,
  mayOrderFor,
  type OrderGateRefusal,
  type OrderKind,
} from '@omsorg/domain/care-recipients/recipient/order-gate.ts'
import { orderType, type OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../platform/actor.ts'
import type { OrderBasis } from './order-basis.sql.ts'
import type { PlaceBasis, PlaceGate } from './place-basis.sql.ts'

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
  return { orderKinds: kinds, homeDeliveryIsHidden: false, ...periodsOf(basis) }
}

/** A place with settings of its own answers for them; one without has those of its client (O-8-16, O-8-17). */
function periodsOf(place: PlaceGate) {
  return {
    placeHasOrderPeriod: place.has_order_period || !place.place_has_own_settings,
    clientHasOrderPeriod: place.has_order_period || place.place_has_own_settings,
  }
}

const closedAnyway = ['order-type-missing', 'client-settings-missing', 'place-settings-missing'] as const

type ClosedAnyway = (typeof closedAnyway)[number] | 'ordering-right-missing'

export type GroupRefusal = ClosedAnyway | 'group-not-allowed'
export type NursingHomeRefusal = ClosedAnyway | 'nursing-home-not-allowed'
export type HomeDeliveryRefusal = ClosedAnyway | 'home-delivery-not-allowed' | 'home-delivery-hidden' | PersonRefusal

/** Whether anything may be ordered for the place itself by this actor, whatever it is (O-8-12, O-8-16 to O-8-18). */
export function mayOrderGroup(place: PlaceBasis, actor: Pick<Actor, 'may'>): Outcome<'group', GroupRefusal> {
  const closed = closedBecause(place, 'group', actor)
  if (closed === null) return agree('group')
  return refuse(isClosedAnyway(closed) ? closed : 'group-not-allowed')
}

/** Whether anything may be ordered for the residents of a place by this actor (O-8-16 to O-8-18). */
export function mayOrderForResidents(
  place: PlaceBasis,
  actor: Pick<Actor, 'may'>,
): Outcome<'nursing-home', NursingHomeRefusal> {
  const closed = closedBecause(place, 'nursing-home', actor)
  if (closed === null) return agree('nursing-home')
  return refuse(isClosedAnyway(closed) ? closed : 'nursing-home-not-allowed')
}

/** Whether goods that are on no prescription may be brought to a person by this actor (O-8-11, O-8-13 to O-8-18). */
export function mayDeliverHome(
  basis: OrderBasis,
  actor: Pick<Actor, 'may'>,
): Outcome<'home-delivery', HomeDeliveryRefusal> {
  const person = mayOrderFor({
    status: basis.status,
    statusAtPlace: basis.link_status,
    hasDeliveryAddress: hasWhereTo(basis),
  })
  if (!person.ok && isOfPerson(person.refusal)) return refuse(person.refusal)
  const closed = closedBecause(basis, 'home-delivery', actor)
  if (closed === null) return agree('home-delivery')
  if (closed === 'home-delivery-hidden') return refuse(closed)
  return refuse(isClosedAnyway(closed) ? closed : 'home-delivery-not-allowed')
}

function closedBecause(
  place: PlaceBasis,
  kind: OrderKind,
  actor: Pick<Actor, 'may'>,
): OrderGateRefusal | 'ordering-right-missing' | 'kind-closed' | null {
  const facts = { orderKinds: kindsAt(place), homeDeliveryIsHidden: place.hide_home_delivery, ...periodsOf(place) }
  const here = mayOrderAt(facts, kind)
  if (here.ok) return actor.may('OrderWrite') ? null : 'ordering-right-missing'
  // A type is set, and every kind of it is switched off.
  return here.refusal === 'order-type-missing' && place.order_types.length > 0 ? 'kind-closed' : here.refusal
}

function isClosedAnyway(name: string): name is ClosedAnyway {
  return name === 'ordering-right-missing' || closedAnyway.some((each) => each === name)
}

type PersonRefusal = Extract<OrderingRefusal, `recipient-${string}`>

function isOfPerson(name: string): name is PersonRefusal {
  return name.startsWith('recipient-') && isOrderingRefusal(name)
}

function kindsAt(place: PlaceBasis): OrderKind[] {
  const has = (type: OrderType) => place.order_types.includes(type)
  const kinds: OrderKind[] = []
  if (has(orderType['home-delivery']) && place.home_delivery_allowed) kinds.push('home-delivery')
  if (has(orderType.group) && place.group_order_allowed) kinds.push('group')
  const forResidents = place.nursing_home_allowed || place.individual_order_allowed
  if (has(orderType.individual) && forResidents) kinds.push('nursing-home')
  return kinds
}
