import { findOrders } from '@omsorg/contract/orders/order/find-orders.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import {
  groupOf,
  place,
  placedFor,
  placeOrder,
  saveForStore,
  saveOrder,
  withdrawalOf,
} from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let orderer: SignedIn
let service: SignedIn
let placed: number

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
  orderer = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  placed = (await placeOrder(world, orderer, withdrawalOf(world.care.ordinary, { quantity: 1 }))).customerOrderId
})
afterAll(() => world.close())

const ask = async (actor: SignedIn, searchTerm: string) =>
  (await world.as(actor).call(findOrders, { input: { searchTerm } })).body.orders
const found = async (actor: SignedIn, term: string) => (await ask(actor, term)).map((each) => each.customerOrderId)

/** Numbers of the length that people see. */
async function renumber(orderId: number, number: number): Promise<void> {
  await world.owner.query('set session_replication_role = replica')
  for (const [table, column] of [
    ['customer_order', 'id'],
    ['order_part', 'customer_order_id'],
    ['order_line', 'customer_order_id'],
  ] as const) {
    await world.owner.query(`update omsorg.${table} set ${column} = $2 where ${column} = $1`, [orderId, number])
  }
  await world.owner.query('set session_replication_role = origin')
}

describe('an order is found', () => {
  test('by its number, whole or as far as it is typed, and by the name of the person', async () => {
    await renumber(placed, 204131)
    placed = 204131
    for (const term of ['204131', '204 131', '2041']) {
      expect([term, await found(nurse, term)]).toEqual([term, [placed]])
    }
    for (const term of ['Signe', 'åkerström']) expect((await found(nurse, term))[0]).toBe(placed)
    expect(await found(nurse, '999999')).toEqual([])
  })

  test('by the number of the ERP', async () => {
    await world.owner.query('update omsorg.order_part set erp_order_id = $2 where customer_order_id = $1', [
      placed,
      'E-77',
    ])
    expect(await found(nurse, 'E-77')).toEqual([placed])
    expect(await found(service, 'E-77')).toEqual([placed])
  })

  test('at customer service by a whole number only, with the place under which it opens', async () => {
    expect(await ask(service, '204131')).toMatchObject([
      { customerOrderId: placed, clientId: world.home.client.id, carePlaceId: world.home.place.id },
    ])
    expect(await found(service, '2041')).toEqual([])
    expect(await found(service, 'Signe')).toEqual([])
  })

  test('within reach alone, and a draft by whoever began it', async () => {
    const neighbour = await world.signIn(world.people.stranger)
    expect(await found(neighbour, '204131')).toEqual([])
    expect(await found(neighbour, 'E-77')).toEqual([])
    const draft = await saveOrder(world, orderer, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    expect(await found(orderer, 'Signe')).toContain(draft.customerOrderId)
    expect(await found(nurse, 'Signe')).not.toContain(draft.customerOrderId)
  })

  test('of a person with protected identity by its number, never by a name, and says no name', async () => {
    const hidden = world.care.protected
    const { customerOrderId } = await placeOrder(world, orderer, withdrawalOf(hidden, { quantity: 1 }))
    await renumber(customerOrderId, 305555)
    expect(await ask(nurse, '305555')).toMatchObject([{ careRecipientName: null }])
    expect(await found(nurse, 'Hemlig')).toEqual([])
  })

  test('of the store by its number, by whoever purchases as well, and of residents by whoever sees persons', async () => {
    const purchaser = await world.signIn(world.people.purchaser)
    const store = (await place(world, purchaser, await saveForStore(world, purchaser, groupOf(world, 1))))
      .customerOrderId
    const residents = (await placedFor(world, orderer, [world.care.ordinary], 1)).customerOrderId
    await renumber(store, 407777)
    await renumber(residents, 408888)
    const forNobody = { careRecipientId: null, careRecipientName: null, carePlaceId: world.home.place.id }
    for (const actor of [purchaser, nurse, service]) {
      expect(await ask(actor, '407777')).toMatchObject([{ orderType: 'group', ...forNobody }])
    }
    for (const actor of [nurse, service]) {
      expect(await ask(actor, '408888')).toMatchObject([{ orderType: 'individual', ...forNobody }])
    }
    expect(await found(purchaser, '408888')).toEqual([])
    expect(await found(purchaser, '204131')).toEqual([])
    expect(await found(purchaser, 'Signe')).toEqual([])
    expect(await found(await world.signIn(world.people.stranger), '407777')).toEqual([])
  })

  test('not by words that name many and order nothing', async () => {
    await newPerson(world, { firstName: 'Utan', lastName: 'Beställning' })
    expect(await found(nurse, 'Beställning')).toEqual([])
  })
})

test('each person shown is a row of the access log, and the term stands there hashed', async () => {
  await found(nurse, '204131')
  const { rows } = await world.owner.query(
    'select care_recipient_id, length(criterion_hash) as hashed from omsorg.access_log order by at desc limit 1',
  )
  expect(rows).toEqual([{ care_recipient_id: world.care.ordinary.id, hashed: 64 }])
})
