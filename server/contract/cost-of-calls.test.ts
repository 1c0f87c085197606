import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { searchOrdersByCarePlace } from '@omsorg/contract/orders/order/search-orders-by-care-place.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { searchPlaceProducts } from '@omsorg/contract/product-selection/care-place-cart/search-place-products.ts'
import { readRenewalQueue } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import { searchRunOuts } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { expandClients } from '@omsorg/contract/organisation/tree/expand-clients.ts'
import { listCareUnits } from '@omsorg/contract/organisation/tree/list-care-units.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { listClientUsers } from '@omsorg/contract/sign-in/user-list/list-client-users.ts'
import { listUserClients } from '@omsorg/contract/sign-in/user-list/list-user-clients.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toThePlace } from '../testing/orders.ts'
import { orderProposed, prescriptionsWanted } from '../testing/scale/wanted.ts'
import { openCountedHolders, savedInPortal } from '../testing/scale/counted-holders.ts'
import { findable, openCountedWorld, type CountedWorld, type Counts } from '../testing/scale/counted-world.ts'

type Call = () => Promise<{ readonly status: number; readonly text: string }>

/** The calls of the first screens, of what is pressed there, and of the trees of administration. */
const callsOf: Readonly<Record<string, (counted: CountedWorld) => Promise<Call[]>>> = {
  list: async ({ world, nurse }) => again(() => world.as(nurse).call(searchCareRecipients, { input: {} })),
  search: async ({ world, nurse }) => again(() => world.as(nurse).call(searchCareRecipients, { input: byName })),
  'market search': async ({ world, service }) =>
    again(() => world.as(service).call(searchCareRecipients, { input: byName })),
  page: async ({ world, nurse, persons }) =>
    persons.slice(0, 8).map((id) => () => world.as(nurse).call(readCareRecipient, { params: { id } })),
  'products tab': async ({ world, nurse, persons }) =>
    persons
      .slice(0, 8)
      .map((careRecipientId) => () => world.as(nurse).call(searchPrescriptions, { input: { careRecipientId } })),
  'run-outs': async ({ world, nurse }) => again(() => world.as(nurse).call(searchRunOuts, { input: {} })),
  'renewal queue': async ({ world, nurse }) => again(() => world.as(nurse).call(readRenewalQueue, { input: {} })),
  'order history': async ({ world, nurse, persons }) =>
    persons
      .slice(0, 8)
      .map(
        (careRecipientId) => () => world.as(nurse).call(searchOrdersByCareRecipient, { input: { careRecipientId } }),
      ),
  'history of a place': async ({ world, nurse, carePlaceId }) =>
    again(() => world.as(nurse).call(searchOrdersByCarePlace, { input: { carePlaceId } })),
  'pre-order': async ({ world, nurse, persons }) =>
    persons
      .slice(0, 8)
      .map(
        (careRecipientId) => () => world.as(nurse).call(preOrderWithdrawal, { params: { careRecipientId }, query: {} }),
      ),
  'order saved': async (counted) => {
    const as = counted.world.as(counted.nurse)
    const orders = await ordersToSave(counted)
    return orders.map((input) => () => as.call(saveWithdrawal, { input, ...newKey() }))
  },
  confirm: savedOrders,
  'residents proposed': async ({ world, nurse }) =>
    again(() => world.as(nurse).call(preOrderNursingHome, { query: {} })),
  'account of the portal': async (counted) => {
    const holders = await openCountedHolders(counted)
    return holders.slice(0, 8).map(
      ({ holder }) =>
        () =>
          counted.world.as(holder).call(readMe, {}),
    )
  },
  'home of the portal': async (counted) => {
    const holders = await openCountedHolders(counted)
    return holders.slice(0, 8).map(
      ({ holder, careRecipientId }) =>
        () =>
          counted.world.as(holder).call(readHome, { params: { careRecipientId } }),
    )
  },
  'confirm in the portal': savedInPortal,
  'forty residents saved': async (counted) => {
    const input = await fortyResidents(counted)
    return again(() => counted.world.as(counted.nurse).call(saveNursingHome, { input, ...newKey() }))
  },
  'forty residents saved and placed': async (counted) => {
    const input = await fortyResidents(counted)
    const as = counted.world.as(counted.nurse)
    return again(async () => {
      const saved = await as.call(saveNursingHome, { input, ...newKey() })
      if (saved.status !== 200) return saved
      const { customerOrderId, rowVersion } = saved.body
      const placing = { customerOrderId, rowVersion, acceptWarnings: true, acceptPrices: true }
      return as.call(confirmOrder, { input: placing, ...newKey() })
    })
  },
  'prescription create': async ({ world, nurse, carePlaceId }) => {
    const wanted = await prescriptionsWanted(world.owner, carePlaceId, { count: 8, prescribers: 'counted.%' })
    return wanted.map((input) => () => world.as(nurse).call(createPrescription, { input, ...newKey() }))
  },
  'product search': async ({ world, nurse }) =>
    again(() =>
      world.as(nurse).call(searchProducts, { params: { category: 'Incontinence' }, input: { searchTerm: 'maxi' } }),
    ),
  'product search without words': async ({ world, nurse }) =>
    again(() => world.as(nurse).call(searchProducts, { params: { category: 'Incontinence' }, input: {} })),
  'products of a place without words': async ({ world, nurse, carePlaceId }) =>
    again(() => world.as(nurse).call(searchPlaceProducts, { input: { carePlaceId } })),
  'roots of the clients': async ({ world, administrator }) =>
    again(() => world.as(administrator).call(listRootClients, { query: { page: 1, pageSize: 50 } })),
  'clients at an address': async ({ world, administrator, users }) =>
    users.map(({ clientId, careUnitId, carePlaceId }) => {
      const query = { clientId, careUnitId, carePlaceId, pageSize: 50 }
      return () => world.as(administrator).call(expandClients, { query })
    }),
  'a client that is opened': async ({ world, administrator, users }) =>
    users.map(
      ({ clientId }) =>
        () =>
          world.as(administrator).call(listCareUnits, { params: { clientId } }),
    ),
  'roots of the users': async ({ world, administrator }) =>
    again(() => world.as(administrator).call(listUserClients, { query: { page: 1, pageSize: 50 } })),
  'users of a client': async ({ world, administrator, users }) =>
    users.map(
      ({ clientId }) =>
        () =>
          world.as(administrator).call(listClientUsers, { query: { clientId } }),
    ),
  'where a user belongs': async ({ world, administrator, users }) =>
    users.map(
      ({ id }) =>
        () =>
          world.as(administrator).call(readMembership, { params: { id } }),
    ),
}

const byName = { searchTerm: `${findable.firstName} ${findable.lastName}` }
const again = (call: Call) => Array.from({ length: 8 }, () => call)
const newKey = () => ({ idempotencyKey: crypto.randomUUID() })

/** One package of one row for each of forty. */
async function fortyResidents({
  world,
  nurse,
  carePlaceId,
}: CountedWorld): Promise<CallOf<typeof saveNursingHome>['input']> {
  await world.owner.query(
    `update omsorg.place_setting set delivery_street = 'Rantakatu 1', delivery_zip = '00100', delivery_city = 'Helsinki'
     where care_place_id = $1`,
    [carePlaceId],
  )
  const { body } = await world.as(nurse).call(preOrderNursingHome, { query: {} })
  const residents = body.residents.flatMap(({ careRecipient: { careRecipientId }, lines }) => {
    const line = lines.find((each) => !each.setAside && each.flavors.length === 0 && (each.allowedQuantity ?? 0) >= 10)
    if (!line?.prescriptionRowId) return []
    const { prescriptionRowId, itemNumber } = line
    return [{ careRecipientId, lines: [{ prescriptionRowId, itemNumber, quantity: 1 }] }]
  })
  // More than these tests draw.
  await world.owner.query('update omsorg.prescription_row set withdrawals = 60 where id = any($1)', [
    residents.flatMap(({ lines }) => lines.map((line) => line.prescriptionRowId)),
  ])
  const deliveryMethodCode = body.deliveryMethods[0]?.code ?? ''
  const receiver = { ...toThePlace, contactPhone: '+358401234567', goodsLabel: 'scale', deliveryMethodCode }
  return { receiver, residents: residents.slice(0, 40) }
}

type Withdrawal = CallOf<typeof saveWithdrawal>['input']

/** What is proposed for each of eight persons. */
async function ordersToSave({ world, nurse, persons }: CountedWorld): Promise<Withdrawal[]> {
  const orders: Withdrawal[] = []
  for (const careRecipientId of persons) {
    const proposed = await world.as(nurse).call(preOrderWithdrawal, { params: { careRecipientId }, query: {} })
    const order = proposed.status === 200 ? orderProposed(careRecipientId, proposed.body) : null
    if (order) orders.push(order)
    if (orders.length === 8) break
  }
  return orders
}

async function savedOrders(counted: CountedWorld): Promise<Call[]> {
  const as = counted.world.as(counted.nurse)
  const calls: Call[] = []
  for (const input of await ordersToSave(counted)) {
    const { body } = await as.call(saveWithdrawal, { input })
    const { customerOrderId, rowVersion } = body
    const placing = { customerOrderId, rowVersion, acceptWarnings: true, acceptPrices: true }
    calls.push(() => as.call(confirmOrder, { input: placing, ...newKey() }))
  }
  return calls
}

/**
 * What a call may ask for in the larger world: about twice the pages that it looks at, since plans follow what was sampled.
 * Less is better: whoever makes a call ask for less takes its numbers down.
 */
const limits: Readonly<Record<string, Counts>> = {
  list: { statements: 9, roundTrips: 3, buffers: 2600 },
  search: { statements: 9, roundTrips: 3, buffers: 930 },
  'market search': { statements: 9, roundTrips: 3, buffers: 1200 },
  page: { statements: 6, roundTrips: 2, buffers: 200 },
  'products tab': { statements: 6, roundTrips: 2, buffers: 320 },
  'run-outs': { statements: 6, roundTrips: 2, buffers: 3100 },
  'renewal queue': { statements: 10, roundTrips: 3, buffers: 1200 },
  'order history': { statements: 5, roundTrips: 2, buffers: 470 },
  'history of a place': { statements: 9, roundTrips: 4, buffers: 2200 },
  'pre-order': { statements: 14, roundTrips: 4, buffers: 320 },
  'order saved': { statements: 13, roundTrips: 4, buffers: 900 },
  confirm: { statements: 15, roundTrips: 5, buffers: 1200 },
  'residents proposed': { statements: 13, roundTrips: 4, buffers: 11000 },
  'forty residents saved': { statements: 14, roundTrips: 4, buffers: 7000 },
  'forty residents saved and placed': { statements: 29, roundTrips: 9, buffers: 30000 },
  'account of the portal': { statements: 7, roundTrips: 2, buffers: 280 },
  'home of the portal': { statements: 6, roundTrips: 2, buffers: 530 },
  'confirm in the portal': { statements: 17, roundTrips: 6, buffers: 1200 },
  'prescription create': { statements: 14, roundTrips: 4, buffers: 830 },
  'product search': { statements: 9, roundTrips: 4, buffers: 120 },
  'product search without words': { statements: 9, roundTrips: 4, buffers: 400 },
  'products of a place without words': { statements: 11, roundTrips: 8, buffers: 600 },
  'roots of the clients': { statements: 2, roundTrips: 1, buffers: 600 },
  'clients at an address': { statements: 5, roundTrips: 1, buffers: 800 },
  'a client that is opened': { statements: 2, roundTrips: 1, buffers: 60 },
  'roots of the users': { statements: 2, roundTrips: 1, buffers: 150 },
  'users of a client': { statements: 3, roundTrips: 1, buffers: 300 },
  'where a user belongs': { statements: 4, roundTrips: 1, buffers: 120 },
}

/**
 * How many times as many pages ten times the persons and the clients, and five times the orders of each, may make a call look at. The history
 * and the products tab tell of all orders of their person, an order for residents of those of all of them; a search at a place reads the rooms and names of everybody there.
 * What runs out is looked for by the rows of everybody at the place, in indexes of one page in the smaller world and of two levels in the larger.
 * Users of fifty clients stand on two pages of their index in the smaller world, and on one or two for each client in any larger.
 */
const growth: Readonly<Record<string, number>> = {
  search: 4,
  'products tab': 3,
  'run-outs': 4,
  'order history': 8,
  'forty residents saved': 4,
  'forty residents saved and placed': 4,
  'roots of the users': 6,
}

let small: CountedWorld
let large: CountedWorld

beforeAll(async () => {
  small = await openCountedWorld({ recipients: 200, draws: 1, clients: 60 })
  large = await openCountedWorld({ recipients: 2000, draws: 5, clients: 600 })
}, 180_000)
afterAll(async () => {
  await small.close()
  await large.close()
})

async function countsOf(name: string, counted: CountedWorld, warmUp = 3, times = 5): Promise<Counts> {
  const calls = (await callsOf[name]?.(counted)) ?? []
  expect(calls).toHaveLength(8)
  const answered = calls.slice(0, warmUp + times).map((call) => async () => {
    const { status, text } = await call()
    expect([status, text.slice(0, 200)]).toEqual([200, expect.anything()])
  })
  return counted.count(warmUp, answered)
}

const beyond = (counts: Counts, most: Counts) =>
  Object.entries(most).filter(([what, limit]) => counts[what as keyof Counts] > limit)

test.each(Object.keys(callsOf))('%s asks the database for little, and in a larger world for no more', async (name) => {
  const [before, after] = [await countsOf(name, small), await countsOf(name, large)]
  const most = limits[name]
  if (!most) throw new Error(`${name} has no limit`)
  expect(beyond(after, most), JSON.stringify(after)).toEqual([])
  const { statements, roundTrips, buffers } = before
  // Whether two messages meet on their way is a matter of microseconds.
  const grown = { statements, roundTrips: roundTrips + 1, buffers: buffers * (growth[name] ?? 2) + 20 }
  expect(beyond(after, grown), JSON.stringify([before, after])).toEqual([])
})

test('a table that is scanned is found out', async () => {
  await large.world.owner.query('drop index omsorg.customer_order_by_recipient')
  const scanning = await countsOf('order history', large, 0, 1)
  expect(beyond(scanning, limits['order history'] ?? scanning)).toEqual([['buffers', expect.anything()]])
})
