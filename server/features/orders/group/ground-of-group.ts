import { agree, type Outcome } from '@omsorg/domain/outcome.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { mayOrderGroup, readPlaceBasis, type GroupRefusal, type PlaceToOrderAt } from '../../prescriptions/index.ts'
import { readFlavorsOf } from '../placing/flavors.ts'
import type { OrderGround } from '../placing/ground.ts'
import { readItemsToOrder } from '../placing/items.ts'
import { deliveredToPlace } from '../proposal/place-receiver.ts'
import { whereToOfPlace } from '../placing/receiver-of-order.ts'

interface Asking {
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly language: string
  readonly carePlaceId: string
}

/** Who orders for a place in an area: whoever orders there for persons, or purchases for it (roles 2.1). */
export function mayOrderForPlaceIn(actor: Pick<Actor, 'mayIn'>, area: TherapyArea): boolean {
  return actor.mayIn('OrderWrite', area) || actor.mayIn('CarePlacePurchaseWrite', area)
}

/** The place of a group order, when one may be placed there; null out of reach. */
export async function readGroupPlace(
  tx: Transaction,
  { actor, now, language, carePlaceId }: Asking,
): Promise<Outcome<PlaceToOrderAt, GroupRefusal> | null> {
  const place = await readPlaceBasis(tx, { carePlaceId, language, today: todayIn(actor.market, now) })
  if (!place) return null
  const gate = mayOrderGroup(place, actor)
  return gate.ok ? agree(deliveredToPlace(place)) : gate
}

/** What a group order of these items stands on. It sees no person. */
export async function readGroundOfGroup(
  tx: Transaction,
  { actor, now }: Pick<Asking, 'actor' | 'now'>,
  place: PlaceToOrderAt,
  itemNumbers: readonly string[],
): Promise<OrderGround> {
  const today = todayIn(actor.market, now)
  const mayOrderIn = (area: TherapyArea) => mayOrderForPlaceIn(actor, area)
  const items = await readItemsToOrder(tx, {
    actor,
    clientId: place.client_id,
    carePlaceId: place.care_place_id,
    itemNumbers: [...new Set(itemNumbers)],
    context: 'purchase',
    today,
    mayOrderIn,
    isStopped: () => false,
  })
  const flavors = await readFlavorsOf(tx, { basis: place, settings: place.settings }, [...items.values()])
  return {
    basis: place,
    settings: place.settings,
    today,
    where: whereToOfPlace(place, []),
    payers: [],
    flavors,
    roomOf: null,
    itemOf: ({ itemNumber }) => items.get(itemNumber) ?? null,
    mayOrderIn,
  }
}
