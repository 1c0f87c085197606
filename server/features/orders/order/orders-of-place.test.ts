import { searchOrdersByCarePlace } from '@omsorg/contract/orders/order/search-orders-by-care-place.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { readCarePlaceOrderHistory } from '@omsorg/contract/orders/overview/read-care-place-order-history.ts'
import { readOrderOverviewForCareRecipient } from '@omsorg/contract/orders/overview/read-order-overview-for-care-recipient.ts'
import { readSumAndParcelLink } from '@omsorg/contract/orders/overview/read-sum-and-parcel-link.ts'
import { insertPlacedOrder, type PlacedOrderGiven } from '@omsorg/database/demo/build/orders.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let purchaser: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  purchaser = await world.signIn(world.people.purchaser)
})
afterAll(() => world.close())

type Search = Partial<CallOf<typeof searchOrdersByCarePlace>['input']>

const history = (actor: SignedIn, more: Search = {}) =>
  world.as(actor).call(searchOrdersByCarePlace, { input: { carePlaceId: world.home.place.id, pageSize: 200, ...more } })
const ordersIn = async (actor: SignedIn, more: Search = {}) =>
  (await history(actor, more)).body.entities.map(({ customerOrderId }) => customerOrderId)

const placed = async (given: Partial<PlacedOrderGiven>) =>
  insertPlacedOrder(world.owner, await readVatRates(world.owner), {
    place: world.home.place,
    placedBy: world.people.prescriber,
    at: world.clock.now().subtract({ hours: 24 * 3 }),
    lines: [{ product: world.home.products.pad, quantity: 4, price: 8_400 }],
    customerNumber: '1001',
    ...given,
  })

const groupOrder = (more: Partial<PlacedOrderGiven> = {}) => placed({ type: 2, ...more })

/** One parcel for each of two residents, of whom one is protected. */
function nursingHomeOrder(more: Partial<PlacedOrderGiven> = {}) {
  const { pad } = world.home.products
  const { ordinary, protected: hidden } = world.care
  return placed({
    type: 3,
    parts: [{ status: 5 }, { status: 2 }],
    lines: [
      { product: pad, quantity: 2, price: 8_400, resident: ordinary, part: 1 },
      { product: pad, quantity: 3, price: 8_400, resident: hidden, part: 2 },
    ],
    ...more,
  })
}

describe('the order history of a care place', () => {
  test('tells of every kind: for the place itself, for one person, and of each resident’s parcel', async () => {
    const [group, home] = [await groupOrder(), await nursingHomeOrder()]
    const { entities } = (await history(nurse)).body
    const of = (id: number) => entities.filter((row) => row.customerOrderId === id)
    expect(of(group.id)).toMatchObject([
      { orderType: 'group', careRecipientId: null, mayBeOpened: true, totalPackages: 4 },
    ])
    const { ordinary, protected: hidden } = world.care
    expect(of(home.id).toSorted((one, other) => one.part.number - other.part.number)).toMatchObject([
      { orderType: 'individual', careRecipientId: ordinary.id, careRecipientName: 'Signe Åkerström', totalPackages: 2 },
      {
        orderType: 'individual',
        careRecipientId: hidden.id,
        careRecipientName: null,
        protected: true,
        totalPackages: 3,
      },
    ])
    expect(of(ordinary.order.id)).toMatchObject([{ orderType: 'home-delivery-from-prescription' }])
  })

  test('holds nothing for persons where persons may not be seen, and nothing of another place', async () => {
    const [group, home] = [await groupOrder(), await nursingHomeOrder()]
    const seen = await ordersIn(purchaser)
    expect(seen).toContain(group.id)
    expect(seen).not.toContain(home.id)
    expect(seen).not.toContain(world.care.ordinary.order.id)
    expect(await ordersIn(nurse)).not.toContain(world.care.atSisterPlace.order.id)
    expect((await history(await world.signIn(world.people.sisterNurse))).errors).toEqual({ carePlaceId: 'COM001001' })
  })

  test.each([1, 2, 3, 4, 5, 6, 7] as const)(
    'filtered by status %d holds that status alone (O-4-17, O-7-72)',
    async (status) => {
      const { id } = await groupOrder({ parts: [{ status, ...(status === 7 && { refusal: 'Spärrad' }) }] })
      const { entities } = (await history(nurse, { filter: status })).body
      expect(entities.map(({ customerOrderId }) => customerOrderId)).toContain(id)
      expect(new Set(entities.map(({ erpOrderStatus }) => erpOrderStatus))).toEqual(new Set([status]))
    },
  )

  test('is searched by number, item, whom it is for and who ordered; by no name of a protected person (O-7-72)', async () => {
    const home = await nursingHomeOrder()
    expect(await ordersIn(nurse, { searchTerm: String(home.id) })).toContain(home.id)
    expect(await ordersIn(nurse, { searchTerm: 'signe' })).toContain(home.id)
    expect(await ordersIn(nurse, { searchTerm: 'anna ek' })).toContain(home.id)
    expect((await history(nurse, { searchTerm: 'Gömd' })).body.entities).toEqual([])
    expect(await ordersIn(purchaser, { searchTerm: String(home.id) })).not.toContain(home.id)
  })

  test('is read by days of the market and in pages, each part once', async () => {
    const at = world.clock.now().subtract({ hours: 24 * 400 })
    const day = at.toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
    const old = [await groupOrder({ at }), await groupOrder({ at }), await groupOrder({ at })]
    const within = { from: day.toString(), to: day.toString() }
    const first = (await history(nurse, { ...within, pageSize: 2 })).body
    const second = (await history(nurse, { ...within, pageSize: 2, page: 2 })).body
    expect([first.totalCount, second.totalCount]).toEqual([3, 3])
    const ids = [...first.entities, ...second.entities].map(({ customerOrderId }) => customerOrderId)
    expect(ids.toSorted((one, other) => one - other)).toEqual(old.map(({ id }) => id))
    expect((await history(nurse, { ...within, to: day.subtract({ days: 1 }).toString() })).body.totalCount).toBe(0)
  })
})

describe('an order for several residents', () => {
  test('is read with whom each line and part is for, and logs each of them once (O-7-83)', async () => {
    const { id } = await nursingHomeOrder()
    const { ordinary, protected: hidden } = world.care
    const logged = async () =>
      (
        await world.owner.query<{ care_recipient_id: number }>(
          `select care_recipient_id from omsorg.access_log where action = 'orders/overview/read-care-place-order-history'
           order by care_recipient_id`,
        )
      ).rows.map((row) => row.care_recipient_id)
    const { body, text } = await world.as(nurse).call(readCarePlaceOrderHistory, { query: { customerOrderId: id } })
    expect(body).toMatchObject({ careRecipient: null, residents: 2, orderType: 'individual' })
    expect(body.orders.map(({ careRecipientId }) => careRecipientId)).toEqual([ordinary.id, hidden.id])
    expect(body.lines.map(({ careRecipientName }) => careRecipientName)).toEqual(['Signe Åkerström', null])
    expect(text).not.toMatch(/Hemlig|Gömd/)
    expect(await logged()).toEqual([ordinary.id, hidden.id].toSorted((one, other) => one - other))
    expect((await world.as(purchaser).call(readCarePlaceOrderHistory, { query: { customerOrderId: id } })).status).toBe(
      404,
    )
  })

  test('is read for one of them with her lines and their sum alone, and not for somebody who has none (O-7-76)', async () => {
    const { id } = await nursingHomeOrder()
    const one = (careRecipientId: number) =>
      world.as(nurse).call(readOrderOverviewForCareRecipient, { query: { customerOrderId: id, careRecipientId } })
    const { body } = await one(world.care.ordinary.id)
    expect(body.lines).toHaveLength(1)
    expect(body.totals).toMatchObject({ subtotal: 16_800, packages: 2, total: 16_800 + body.totals.vat })
    expect((await one(world.care.inactive.id)).status).toBe(404)
  })

  test('stands in the history of each resident with her own parcel', async () => {
    const { id } = await nursingHomeOrder()
    const { entities } = (
      await world.as(nurse).call(searchOrdersByCareRecipient, { input: { careRecipientId: world.care.ordinary.id } })
    ).body
    expect(entities.filter((row) => row.customerOrderId === id)).toMatchObject([
      { totalPackages: 2, orderType: 'individual', part: { number: 1, of: 2 } },
    ])
  })

  test('of another place stands in the history of a resident for whoever reaches that place alone', async () => {
    const { id } = await nursingHomeOrder({ place: world.home.sister })
    const input = { careRecipientId: world.care.ordinary.id, pageSize: 200 }
    const ordersFor = async (actor: SignedIn) =>
      (await world.as(actor).call(searchOrdersByCareRecipient, { input })).body.entities.map(
        (row) => row.customerOrderId,
      )
    expect(await ordersFor(nurse)).not.toContain(id)
    expect(await ordersFor(await world.signIn(world.people.customerService))).toContain(id)
  })
})

test('the sums of an order come with the links to its parcels, and not to who may not read it (O-3-75, O-7-81)', async () => {
  const { id } = await groupOrder({ parts: [{ status: 5 }] })
  const sums = (actor: SignedIn, customerOrderId: number) =>
    world.as(actor).call(readSumAndParcelLink, { query: { customerOrderId } })
  const { body } = await sums(purchaser, id)
  expect(body.totals.subtotal).toBe(33_600)
  expect(body.trackingLink).toMatch(/^https:/)
  expect(body.trackingLink).toBe(body.parcels[0]?.trackingLink)
  expect((await sums(purchaser, world.care.ordinary.order.id)).status).toBe(404)
})
