import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { readCrpOverview } from '@omsorg/contract/orders/overview/read-crp-overview.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { insertPlacedOrder } from '@omsorg/database/demo/build/orders.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placedFor, placeOrder, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { newResident } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const overview = (actor: SignedIn, customerOrderId: number) =>
  world.as(actor).call(readOrderOverview, { query: { customerOrderId } })
const history = (
  actor: SignedIn,
  careRecipientId: number,
  more: { searchTerm?: string; page?: number; filter?: 5 | 6 } = {},
) => world.as(actor).call(searchOrdersByCareRecipient, { input: { careRecipientId, ...more } })

describe('an order that is read', () => {
  test('shows its lines at the stored prices, its sums and what happened to each part (O-2-54, O-7-82)', async () => {
    const order = await placeOrder(world, nurse, withdrawalOf(world.care.ordinary, { quantity: 2 }))
    const { body } = await world.as(nurse).call(readOrderHistory, { query: { customerOrderId: order.customerOrderId } })
    expect(body.totals).toEqual(order.totals)
    expect(body.lines).toMatchObject([{ quantity: 2, pricePerPackage: 8_400, net: 16_800 }])
    expect(body.orders.map((part) => part.orderId)).toEqual(order.orderIds)
    expect(body.orders[0]?.timeline[0]).toMatchObject({ kind: 'placed', by: { name: 'Anna Ek', onBehalfOf: null } })
  })

  test('is saved until it is confirmed, and ordered from then on (O-4-16)', async () => {
    const stateOf = async (id: number) => (await overview(nurse, id)).body.state
    const draft = await saveOrder(world, nurse, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    expect(await stateOf(draft.customerOrderId)).toBe(orderState.saved)
    const { status } = await world.as(nurse).call(confirmOrder, {
      input: {
        customerOrderId: draft.customerOrderId,
        rowVersion: draft.rowVersion,
        acceptWarnings: true,
        acceptPrices: true,
      },
    })
    expect([status, await stateOf(draft.customerOrderId)]).toEqual([200, orderState.ordered])
    expect(Object.keys(orderState)).toEqual(['undefined', 'saved', 'ordered'])
  })

  test('is nobody else’s while it is a draft', async () => {
    const draft = await saveOrder(world, nurse, withdrawalOf(world.care.ordinary, { quantity: 2 }))
    const colleague = await world.signIn(world.people.colleague)
    expect((await overview(nurse, draft.customerOrderId)).body.can.cancel.reason).toBe('not-placed')
    expect((await overview(colleague, draft.customerOrderId)).status).toBe(404)
  })

  test('answers 404 to who may not see persons, and to who is out of reach', async () => {
    const id = world.care.ordinary.order.id
    const purchaser = await world.signIn(world.people.purchaser)
    const stranger = await world.signIn(world.people.stranger)
    expect((await overview(purchaser, id)).status).toBe(404)
    expect((await overview(stranger, id)).status).toBe(404)
  })

  test('is of the portal only where it was placed there, and nobody else’s (O-2-45, O-3-63, O-7-84)', async () => {
    const inPortal = await insertPlacedOrder(world.owner, await readVatRates(world.owner), {
      place: world.home.place,
      recipient: world.care.ordinary,
      placedBy: world.people.prescriber,
      at: world.clock.now().subtract({ hours: 24 * 3 }),
      lines: [{ product: world.home.products.pad, quantity: 4, price: 8_400 }],
      customerNumber: '1001',
      source: 'crp',
    })
    const portal = (actor: SignedIn, customerOrderId: number) =>
      world.as(actor).call(readCrpOverview, { query: { customerOrderId } })
    const { body } = await portal(nurse, inPortal.id)
    expect(body).toMatchObject({ source: 'CRP', totals: { subtotal: 33_600 }, lines: [{ quantity: 4 }] })
    expect((await portal(nurse, world.care.ordinary.order.id)).status).toBe(404)
    expect((await portal(await world.signIn(world.people.stranger), inPortal.id)).status).toBe(404)
  })

  test('tells nothing of a protected person', async () => {
    const { body, text } = await overview(nurse, world.care.protected.order.id)
    expect(body.careRecipient).toMatchObject({ protected: true, lastName: null })
    expect(body.receiver).toMatchObject({ name: null, address: null, contactPhone: null })
    expect(text).not.toMatch(/Hemlig|Gömd|19400101|Storgatan/)
  })
})

describe('the order history of a person', () => {
  test('holds what was placed; a draft stands on the page of the person, for its maker', async () => {
    const { id } = world.care.ordinary
    const draft = await saveOrder(world, nurse, withdrawalOf(world.care.ordinary, { quantity: 3 }))
    const rows = (await history(nurse, id)).body.entities
    expect(rows.map(({ customerOrderId }) => customerOrderId)).not.toContain(draft.customerOrderId)
    expect(rows[0]).toMatchObject({ part: { number: 1, of: 1 } })

    const draftShownTo = async (actor: SignedIn) =>
      (await world.as(actor).call(readCareRecipient, { params: { id } })).body.orderDraft
    expect(await draftShownTo(nurse)).toMatchObject({ customerOrderId: draft.customerOrderId, packages: 3 })
    expect(await draftShownTo(await world.signIn(world.people.colleague))).toBeNull()
  })

  test('is searched by item, by number and by who ordered (O-7-71)', async () => {
    const { atSisterPlace: person } = world.care
    const sister = await world.signIn(world.people.sisterNurse)
    expect((await history(sister, person.id, { searchTerm: 'catheter' })).body.totalCount).toBe(1)
    expect((await history(sister, person.id, { searchTerm: 'pants' })).body.totalCount).toBe(0)
    const [row] = (await history(sister, person.id, { searchTerm: 'sister' })).body.entities
    expect(row).toMatchObject({ customerOrderId: person.order.id, itemNames: ['Catheter Flow'], totalPackages: 2 })
  })

  test('has the newest first, and is filtered by how far each part has come (O-2-07, O-7-71)', async () => {
    const { id } = world.care.ordinary
    const order = await placeOrder(world, nurse, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    expect((await history(nurse, id)).body.entities[0]?.customerOrderId).toBe(order.customerOrderId)
    await world.owner.query('update omsorg.order_part set erp_status = 5 where customer_order_id = $1', [
      order.customerOrderId,
    ])
    const numbers = async (filter: 5 | 6) =>
      (await history(nurse, id, { filter })).body.entities.map(({ customerOrderId }) => customerOrderId)
    expect(await numbers(5)).toEqual([order.customerOrderId])
    expect(await numbers(6)).not.toContain(order.customerOrderId)
  })

  test('of residents who are ordered for together opens from the history of each (O-2-08)', async () => {
    const residents = [await newResident(world, '231'), await newResident(world, '232')]
    const { customerOrderId } = await placedFor(world, nurse, residents, 1)
    for (const { id } of residents) {
      expect((await history(nurse, id)).body.entities).toMatchObject([{ customerOrderId }])
    }
    const { status, body } = await world.as(nurse).call(readOrderHistory, { query: { customerOrderId } })
    expect([status, body.lines.length]).toEqual([200, 2])
  })

  test('says how many there are on a page after the last', async () => {
    const { body } = await history(nurse, world.care.protected.id, { page: 9 })
    expect(body).toMatchObject({ entities: [], totalCount: 1 })
  })

  test('is not found for a person of another client', async () => {
    expect((await history(nurse, world.care.ofNeighbour.id)).errors).toEqual({ careRecipientId: 'CRS003003' })
  })
})
