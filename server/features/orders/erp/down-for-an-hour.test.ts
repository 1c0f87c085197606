import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

/** How often the hand-overs that wait have been tried, all together; one that is being tried has not been yet. */
async function tries(): Promise<number> {
  const { rows } = await world.owner.query<{ tries: number }>(
    `select coalesce(sum(attempts - (locked_at is not null)::int), 0)::int as tries
     from graphile_worker._private_jobs where key like 'hand-over-%'`,
  )
  return rows[0]?.tries ?? 0
}

/** The next attempt is due now, as it is when its time has come. */
async function letTimePass(): Promise<void> {
  await world.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'hand-over-%' and locked_at is null`,
  )
  // Whoever adds a job wakes the worker, which else looks every two seconds.
  await world.owner.query(`select graphile_worker.add_job('orders/watch-waiting')`)
}

test('an ERP that is down for an hour gets every order once when it is back, and nobody has to do anything', async () => {
  world.erp.turn({ failures: 10_000 })
  const placed = []
  for (let at = 0; at < 2; at += 1) {
    placed.push(await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 })))
  }
  await expect.poll(tries, within).toBe(2)
  // As an order of former times may hold it (O-5-20).
  await world.owner.query(`update omsorg.customer_order set receiver_street = E'Storgatan\\r\\n1' where id = any($1)`, [
    placed.map(({ customerOrderId }) => customerOrderId),
  ])
  for (const round of [2, 3]) {
    await letTimePass()
    await expect.poll(tries, within).toBe(2 * round)
  }
  // One is taken and its answer lost on the way, so that it is sent twice.
  world.erp.turn({ failures: 0, drops: 1 })
  await expect
    .poll(async () => {
      await letTimePass()
      return tries()
    }, within)
    .toBe(0)

  const numbers = placed.map(({ customerOrderId }) => customerOrderId)
  const arrived = world.erp.orders().map(({ order }) => order.customerOrderId)
  expect(arrived.toSorted((one, other) => one - other)).toEqual(numbers)
  expect(world.erp.orders().map(({ order }) => order.delivery.street)).toEqual(['Storgatan 1', 'Storgatan 1'])
  for (const customerOrderId of numbers) {
    const { body } = await world.as(anna).call(readOrderOverview, { query: { customerOrderId } })
    expect(body.orders.map(({ erpOrderStatus }) => erpOrderStatus)).toEqual([2])
    const tasks = await world.as(anna).call(listTasksOfOrder, { params: { customerOrderId } })
    expect(tasks.body.tasks).toEqual([])
  }
})
