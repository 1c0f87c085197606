import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderProposed, prescriptionsWanted } from '../testing/scale/wanted.ts'
import { findable, openCountedWorld, type CountedWorld, type Counts } from '../testing/scale/counted-world.ts'

type Call = () => Promise<{ readonly status: number; readonly text: string }>

/** The calls of the first screens, and of what is pressed there. */
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
  'order history': async ({ world, nurse, persons }) =>
    persons
      .slice(0, 8)
      .map(
        (careRecipientId) => () => world.as(nurse).call(searchOrdersByCareRecipient, { input: { careRecipientId } }),
      ),
  'pre-order': async ({ world, nurse, persons }) =>
    persons
      .slice(0, 8)
      .map(
        (careRecipientId) => () => world.as(nurse).call(preOrderWithdrawal, { params: { careRecipientId }, query: {} }),
      ),
  confirm: savedOrders,
  'prescription create': async ({ world, nurse, carePlaceId }) => {
    const wanted = await prescriptionsWanted(world.owner, carePlaceId, { count: 8, prescribers: 'counted.%' })
    return wanted.map((input) => () => world.as(nurse).call(createPrescription, { input, ...newKey() }))
  },
  'product search': async ({ world, nurse }) =>
    again(() =>
      world.as(nurse).call(searchProducts, { params: { category: 'Incontinence' }, input: { searchTerm: 'maxi' } }),
    ),
}

const byName = { searchTerm: `${findable.firstName} ${findable.lastName}` }
const again = (call: Call) => Array.from({ length: 8 }, () => call)
const newKey = () => ({ idempotencyKey: crypto.randomUUID() })

async function savedOrders({ world, nurse, persons }: CountedWorld): Promise<Call[]> {
  const as = world.as(nurse)
  const calls: Call[] = []
  for (const careRecipientId of persons) {
    const proposed = await as.call(preOrderWithdrawal, { params: { careRecipientId }, query: {} })
    const input = proposed.status === 200 ? orderProposed(careRecipientId, proposed.body) : null
    if (!input) continue
    const { body } = await as.call(saveWithdrawal, { input })
    const { customerOrderId, rowVersion } = body
    const placing = { customerOrderId, rowVersion, acceptWarnings: true, acceptPrices: true }
    calls.push(() => as.call(confirmOrder, { input: placing, ...newKey() }))
    if (calls.length === 8) break
  }
  return calls
}

/**
 * What a call may ask for in the larger world: about twice the pages that it looks at, since plans follow what was sampled.
 * Less is better: whoever makes a call ask for less takes its numbers down.
 */
const limits: Readonly<Record<string, Counts>> = {
  list: { statements: 9, roundTrips: 5, buffers: 2600 },
  search: { statements: 9, roundTrips: 5, buffers: 930 },
  'market search': { statements: 9, roundTrips: 5, buffers: 1200 },
  page: { statements: 9, roundTrips: 4, buffers: 200 },
  'products tab': { statements: 12, roundTrips: 4, buffers: 360 },
  'order history': { statements: 9, roundTrips: 4, buffers: 600 },
  'pre-order': { statements: 18, roundTrips: 5, buffers: 350 },
  confirm: { statements: 20, roundTrips: 5, buffers: 1400 },
  'prescription create': { statements: 16, roundTrips: 7, buffers: 830 },
  'product search': { statements: 9, roundTrips: 5, buffers: 60 },
}

/**
 * How many times as many pages ten times the persons and five times the orders of each may make a call look at. The history
 * and the products tab tell of all orders of their person; a search at a place reads the rooms and names of everybody there.
 */
const growth: Readonly<Record<string, number>> = { search: 4, 'products tab': 3, 'order history': 8 }

let small: CountedWorld
let large: CountedWorld

beforeAll(async () => {
  small = await openCountedWorld({ recipients: 200, draws: 1 })
  large = await openCountedWorld({ recipients: 2000, draws: 5 })
}, 60_000)
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
