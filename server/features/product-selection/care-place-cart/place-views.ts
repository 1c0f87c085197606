import type {
  PlaceArea,
  PlaceCartItem as PlaceCartItemView,
  PlaceProduct,
} from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { blockOfPurchase } from '@omsorg/domain/product-selection/care-place-cart/place-cart-rights.ts'
import {
  usualMonths,
  usualOrderOf,
  type UsualOrder,
} from '@omsorg/domain/product-selection/care-place-cart/usual-order.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readOffersForPlace } from '../../products/index.ts'
import { readProducts, type ProductRecord } from '../cart/cart-items.sql.ts'
import { readOrderedForStore, type StoreOrderRecord } from './ordered-for-store.sql.ts'
import type { PlaceCartItem } from './place-cart.sql.ts'
import type { PlaceHere } from './place-here.sql.ts'

/** Who looks, at the store of which care place, and when. */
export interface PlaceContext {
  readonly actor: Actor
  readonly place: PlaceHere
  readonly today: Temporal.PlainDate
}

/** The same before anybody has asked in which areas it may purchase. */
export interface PlaceQuestion extends Omit<PlaceContext, 'place'> {
  readonly place: Pick<PlaceHere, 'care_place_id' | 'client_id' | 'market'>
}

/** What is usual of each item at a care place, by its orders of the last three months. */
export async function readUsual(
  tx: Transaction,
  { place, today }: Pick<PlaceQuestion, 'place' | 'today'>,
  itemNumbers: readonly string[] | null = null,
): Promise<ReadonlyMap<string, UsualOrder & { readonly orders: number }>> {
  const { timeZone } = marketOf(place.market)
  const since = today.subtract({ months: usualMonths }).toZonedDateTime(timeZone).toInstant()
  const orders = Map.groupBy(
    await readOrderedForStore(tx, place.care_place_id, since, itemNumbers),
    (record: StoreOrderRecord) => record.item_number,
  )
  const usual = new Map<string, UsualOrder & { readonly orders: number }>()
  for (const [itemNumber, records] of orders) {
    const ordered = records.map(({ confirmed_at, packages }) => ({
      on: Temporal.Instant.from(confirmed_at).toZonedDateTimeISO(timeZone).toPlainDate(),
      packages,
    }))
    const found = usualOrderOf(ordered, today)
    if (found) usual.set(itemNumber, { ...found, orders: ordered.length })
  }
  return usual
}

type Usual = Awaited<ReturnType<typeof readUsual>>

type Offers = NonNullable<Awaited<ReturnType<typeof readOffersForPlace>>>

export interface PlaceProducts {
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly offers: Offers['offers']
  readonly display: Offers['display']
  productOf(itemNumber: string): PlaceProduct | undefined
}

/** Items as the store of a care place may order them; null out of reach. */
export async function readPlaceProducts(
  tx: Transaction,
  { actor, place, today }: PlaceQuestion,
  itemNumbers: readonly string[],
  asked: Usual | Promise<Usual>,
): Promise<PlaceProducts | null> {
  const [offered, records, usual] = await Promise.all([
    readOffersForPlace(tx, { actor, clientId: place.client_id, carePlaceId: place.care_place_id, today }, itemNumbers),
    readProducts(tx, place.market, itemNumbers),
    asked,
  ])
  if (!offered) return null
  const products = new Map(records.map((record) => [record.item_number, record]))
  return {
    products,
    offers: offered.offers,
    display: offered.display,
    productOf(itemNumber) {
      const offer = offered.offers.get(itemNumber)
      return offer && placeProductOf(offer.product, products.get(itemNumber), usual)
    },
  }
}

export function placeProductOf(
  product: OfferedProduct,
  record: Pick<ProductRecord, 'flavors_to_choose'> | undefined,
  usual: Usual,
): PlaceProduct {
  const known = usual.get(product.itemNumber)
  return {
    ...product,
    flavorsToChoose: [...(record?.flavors_to_choose ?? [])],
    usual: known
      ? { packages: known.packages, lastOrderedOn: known.lastOrderedOn.toString(), lastPackages: known.lastPackages }
      : null,
  }
}

/** Whether the caller selects in an area for the care place, and why not. */
export function selectIn({ actor, place }: Pick<PlaceContext, 'actor' | 'place'>, area: TherapyArea) {
  const reason = blockOfPurchase({
    mayPurchase: actor.may('CarePlacePurchaseWrite'),
    mayPurchaseInArea: actor.mayIn('CarePlacePurchaseWrite', area),
    area: place.areas.find(({ therapyArea }) => therapyArea === area) ?? null,
  })
  return { allowed: reason === null, reason }
}

/** The areas that the client has, each with what the caller may do in it. */
export function placeAreasOf(context: Pick<PlaceContext, 'actor' | 'place'>): PlaceArea[] {
  const own = context.place.areas.filter(({ enabled }) => enabled).map(({ therapyArea }) => therapyArea)
  return therapyAreas
    .filter((area) => own.includes(area))
    .map((therapyArea) => ({ therapyArea, select: selectIn(context, therapyArea) }))
}

/** One item of the cart, as it stands today. An item whose product is no more to be read is not told. */
export function placeCartItemOf(
  record: PlaceCartItem,
  context: PlaceContext,
  { found, usual }: { readonly found: PlaceProducts; readonly usual: Usual },
): PlaceCartItemView[] {
  const product = found.productOf(record.item_number)
  if (!product) return []
  const names = new Map(product.flavorsToChoose.map(({ itemNumber, name }) => [itemNumber, name]))
  return [
    {
      cartItemId: record.id,
      carePlaceId: context.place.care_place_id,
      itemNumber: record.item_number,
      therapyArea: record.therapy_area,
      product,
      packages: record.packages,
      flavors: record.flavors.map(({ itemNumber, packages }) => ({
        itemNumber,
        name: names.get(itemNumber) ?? itemNumber,
        packages,
      })),
      consumption: usual.get(record.item_number)?.perMonth ?? null,
      status: wordOf(cartItemStatus, record.status),
      selectedBy: record.selected_by,
      selectedOn: record.created_at,
      rowVersion: record.row_version,
      can: { change: selectIn(context, record.therapy_area) },
    },
  ]
}
