import { agree, type Outcome } from '@omsorg/domain/outcome.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { mayOrderGroup, readPlaceBasis, type GroupRefusal, type PlaceToOrderAt } from '../../prescriptions/index.ts'
import { flavorsOf } from '../placing/flavors.ts'
import { readFlavors, type FlavorRecord } from '../placing/flavors.sql.ts'
import type { OrderGround } from '../placing/ground.ts'
import type { Orderable } from '../placing/orderable.ts'
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

interface ItemsQuestion extends Pick<Asking, 'actor' | 'now'> {
  readonly clientId: string
  readonly carePlaceId: string
}

interface ItemsOfGroup {
  readonly items: ReadonlyMap<string, Orderable>
  readonly flavors: readonly FlavorRecord[]
}

/** Items as the place may order them for itself, with the flavours to choose from. */
export async function readItemsOfGroup(
  tx: Transaction,
  { actor, now, clientId, carePlaceId }: ItemsQuestion,
  named: readonly string[],
): Promise<ItemsOfGroup> {
  const itemNumbers = [...new Set(named)]
  const [items, flavors] = await Promise.all([
    readItemsToOrder(tx, {
      actor,
      clientId,
      carePlaceId,
      itemNumbers,
      context: 'purchase',
      today: todayIn(actor.market, now),
      mayOrderIn: (area) => mayOrderForPlaceIn(actor, area),
      isStopped: () => false,
    }),
    readFlavors(tx, actor.market, { itemNumbers }),
  ])
  return { items, flavors }
}

/**
 * What a group order of these items stands on. It sees no person. `asked` are its items, where they were asked for beside the
 * place.
 */
export async function readGroundOfGroup(
  tx: Transaction,
  { actor, now }: Pick<Asking, 'actor' | 'now'>,
  place: PlaceToOrderAt,
  itemNumbers: readonly string[],
  asked: ItemsOfGroup | null = null,
): Promise<OrderGround> {
  const today = todayIn(actor.market, now)
  const mayOrderIn = (area: TherapyArea) => mayOrderForPlaceIn(actor, area)
  const { client_id: clientId, care_place_id: carePlaceId } = place
  const { items, flavors } = asked ?? (await readItemsOfGroup(tx, { actor, now, clientId, carePlaceId }, itemNumbers))
  return {
    basis: place,
    settings: place.settings,
    today,
    where: whereToOfPlace(place, []),
    payers: [],
    flavors: flavorsOf(flavors, place.settings),
    roomOf: null,
    itemOf: ({ itemNumber }) => items.get(itemNumber) ?? null,
    mayOrderIn,
  }
}
