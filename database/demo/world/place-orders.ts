import { type MarketCode, marketOf } from '@omsorg/domain/market.ts'
import type { PlacedLineGiven, PlacedOrderGiven } from '../build/orders.ts'
import type { Account } from '../build/people.ts'
import { picturedPlace } from '../data/pictured.ts'
import type { Article, Catalogue } from './catalogue.ts'
import type { DemoClient, DemoPlace } from './organisation.ts'
import type { DemoPerson } from './persons.ts'
import type { Chance } from './random.ts'
import { partsFor, statusAfter } from './withdrawals.ts'

export interface PlaceOrdering {
  readonly home: DemoClient
  readonly catalogue: Catalogue
  readonly persons: readonly DemoPerson[]
  readonly orderer: Account
  readonly today: Temporal.PlainDate
  readonly now: Temporal.Instant
  readonly chance: Chance
}

/** A year of orders without prescriptions: stock of the wards, residents of nursing homes, deliveries to homes. */
export function placeOrders(ordering: PlaceOrdering): PlacedOrderGiven[] {
  const { home } = ordering
  const wards = home.places.filter(({ planned }) => planned.orderTypes?.includes(2) && planned.recipients >= 6)
  const residential = wards.filter(({ planned }) => planned.kind === 'nursing-home')
  const monthly = Array.from({ length: 12 }, (_, month) => 28 * month + 6)
  return [
    ...wards.flatMap((place) =>
      monthly.map((daysAgo) => groupOrder(ordering, place, daysAgo + (place.planned.recipients % 9))),
    ),
    ...residential.flatMap((place) => [3, 40, 130, 220].map((daysAgo) => residentsOrder(ordering, place, daysAgo))),
    ...homeOrders(ordering),
    ...ordersOfToday(ordering, wards),
  ]
}

function base(
  { home, orderer }: PlaceOrdering,
  { place, planned, address }: DemoPlace,
): Omit<PlacedOrderGiven, 'at' | 'lines'> {
  const receiver = { name: place.name, ...address }
  const method = planned.kind === 'nursing-home' ? 'WARD' : 'HOME'
  return {
    place,
    placedBy: orderer,
    fees: home.fees,
    customerNumber: home.planned.number,
    deliveryMethodCode: method,
    receiver,
  }
}

function at({ home, today, now }: PlaceOrdering, daysAgo: number, minute: number): Temporal.Instant {
  const { timeZone } = marketOf(home.client.market)
  const plainTime = Temporal.PlainTime.from({ hour: 8 + (minute % 7), minute: minute % 60 })
  const moment = today.subtract({ days: daysAgo }).toZonedDateTime({ timeZone, plainTime }).toInstant()
  return Temporal.Instant.compare(moment, now) < 0 ? moment : now.subtract({ minutes: 5 + (minute % 50) })
}

/** What a ward keeps on its shelves; nobody's in particular, so no consumption is known. */
function shelfLines({ catalogue, chance }: PlaceOrdering, count: number): PlacedLineGiven[] {
  const shelf = [
    ...catalogue.prescribable('Incontinence').filter(({ properties }) => properties['weight'] === undefined),
    ...shelfGoods(catalogue),
  ]
  const articles = [...new Set(Array.from({ length: count }, () => chance.pick(shelf)))]
  return articles.map((article) => ({ ...lineOf(article, chance.between(2, 12)), consumption: null }))
}

function shelfGoods({ articles }: Catalogue): Article[] {
  return articles.filter(
    ({ product, status, stock, price, agreementType }) =>
      product.area === 'Other' &&
      status === 'sellable' &&
      stock === 'in-stock' &&
      price !== null &&
      agreementType === 1 &&
      product.itemsPerPackage > 0,
  )
}

function lineOf({ product, price }: Article, quantity: number): PlacedLineGiven {
  return { product, quantity, price: price ?? 0 }
}

function groupOrder(ordering: PlaceOrdering, place: DemoPlace, daysAgo: number): PlacedOrderGiven {
  const { chance, today } = ordering
  const lines = shelfLines(ordering, chance.between(2, 6))
  const [parts, split] = partsFor(daysAgo, lines, today, chance)
  return { ...base(ordering, place), type: 2, at: at(ordering, daysAgo, chance.between(0, 400)), lines: split, parts }
}

/** One order of a nursing home: a parcel for each of some residents, marked with the room. */
function residentsOrder(ordering: PlaceOrdering, place: DemoPlace, daysAgo: number): PlacedOrderGiven {
  const { persons, catalogue, chance, today } = ordering
  const goods = shelfGoods(catalogue)
  const residents = persons
    .filter(
      (person) =>
        person.home === place && person.key === null && person.status === 'active' && !person.recipient.isProtected,
    )
    .slice(0, 6)
  const lines = residents.map((person, index) => ({
    ...lineOf(chance.pick(goods), chance.between(1, 3)),
    resident: person.recipient,
    room: person.room,
    part: index + 1,
    consumption: null,
  }))
  const status = statusAfter(daysAgo, chance)
  const deliveryDate = today.subtract({ days: daysAgo - 4 })
  const parts = residents.map(() => ({ status, deliveryDate }))
  return { ...base(ordering, place), type: 3, at: at(ordering, daysAgo, chance.between(0, 400)), lines, parts }
}

function homeOrders(ordering: PlaceOrdering): PlacedOrderGiven[] {
  const { persons, catalogue, chance, today } = ordering
  const goods = shelfGoods(catalogue)
  const atHome = persons.filter(
    ({ home, status, recipient }) => home.planned.kind === 'home-care' && status === 'active' && !recipient.isProtected,
  )
  return atHome
    .filter((_, index) => index % 3 === 0)
    .map((person, index) => {
      const daysAgo = chance.between(1, 200)
      const lines = [{ ...lineOf(chance.pick(goods), chance.between(1, 4)), consumption: null }]
      const [parts, split] = partsFor(daysAgo, lines, today, chance)
      const { receiver: _, ...rest } = base(ordering, person.home)
      return {
        ...rest,
        type: 1,
        recipient: person.recipient,
        // Some people order for themselves, some in a hurry, some ahead.
        source: index % 4 === 1 ? 'crp' : 'guide',
        isExpress: index % 7 === 3,
        isPreorder: index % 7 === 5,
        at: at(ordering, daysAgo, chance.between(0, 400)),
        lines: split,
        parts,
      }
    })
}

/** What the ERP says of an order that it does not take, in the language of the market. */
const refusals: Readonly<Record<MarketCode, string>> = {
  10: 'Kundnumret är spärrat för leverans i dag',
  30: 'Asiakasnumerolle ei voi toimittaa tänään',
  40: 'Kundenummeret er sperret for levering i dag',
  80: 'Kundenummeret er spærret for levering i dag',
}

/** Something is always under way: new, sent, on its way today, and one refused this morning. */
function ordersOfToday(ordering: PlaceOrdering, wards: readonly DemoPlace[]): PlacedOrderGiven[] {
  const { today, home, chance } = ordering
  const place = wards.find((each) => each.place.name === picturedPlace) ?? wards[0]
  if (!place) return []
  const group = (
    daysAgo: number,
    minute: number,
    part: NonNullable<PlacedOrderGiven['parts']>[number],
  ): PlacedOrderGiven => ({
    ...base(ordering, place),
    type: 2,
    at: at(ordering, daysAgo, minute),
    lines: shelfLines(ordering, chance.between(3, 5)),
    parts: [part],
  })
  const refusal = refusals[home.client.market]
  return [
    group(0, 15, { status: 1 }),
    group(0, 61, { status: 2 }),
    group(1, 130, { status: 2, cancelAskedBy: ordering.orderer }),
    group(2, 200, { status: 5, deliveryDate: today }),
    group(1, 320, { status: 7, refusal }),
  ]
}
