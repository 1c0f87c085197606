import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld({ inProcessOfItsOwn: true })
})
beforeEach(async () => {
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const within = { timeout: 15_000, interval: 20 }

const keyOf = (customerOrderId: number) => `order-that-is-killed-${customerOrderId}`

async function confirmDraft() {
  const draft = await saveOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  const input = { customerOrderId: draft.customerOrderId, rowVersion: draft.rowVersion, acceptWarnings: true }
  // The server dies while it answers: for whoever waits, the connection is cut.
  const answer = world.as(anna).call(confirmOrder, { input, idempotencyKey: keyOf(draft.customerOrderId) })
  return { id: draft.customerOrderId, input, answer }
}

async function count(query: string): Promise<number> {
  return (await world.owner.query(query)).rows.length
}

const waitingForLock = () =>
  count(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)

async function partOf(customerOrderId: number) {
  const { rows } = await world.owner.query<{ erp_status: number; events: string[] }>(
    `select p.erp_status,
       array(select e.event || ' ' || e.status from omsorg.order_event e where e.order_part_id = p.id order by e.id) as events
     from omsorg.order_part p where p.customer_order_id = $1`,
    [customerOrderId],
  )
  return rows
}

const atErp = (customerOrderId: number) =>
  world.erp.orders().filter(({ order }) => order.customerOrderId === customerOrderId)

test('killed before it commits, nothing was placed, and the same key places it once', async () => {
  await world.owner.query('begin; lock table omsorg.order_event in share mode')
  const { id, input, answer } = await confirmDraft()
  const cut = expect(answer).rejects.toThrow()
  await expect.poll(waitingForLock, within).toBe(1)
  await world.kill()
  await cut
  await world.owner.query('rollback')
  await expect.poll(waitingForLock, within).toBe(0)
  expect((await world.owner.query('select state from omsorg.customer_order where id = $1', [id])).rows).toEqual([
    { state: 1 },
  ])
  expect(atErp(id)).toEqual([])

  const again = await world.as(anna).call(confirmOrder, { input, idempotencyKey: keyOf(id) })
  expect(again.status).toBe(200)
  await expect.poll(() => partOf(id), within).toEqual([{ erp_status: 2, events: ['placed 1', 'status 2'] }])
  expect(atErp(id)).toMatchObject([{ timesReceived: 1 }])
}, 30_000)

test('killed after it committed and before the ERP has it, the order is handed over by the next start', async () => {
  world.erp.turn({ failures: 1_000 })
  const { id, input, answer } = await confirmDraft()
  expect((await answer).status).toBe(200)
  await expect.poll(() => world.erp.switches().failures, within).toBeLessThan(1_000)
  await world.kill()
  world.erp.turn({ failures: 0 })

  await expect.poll(() => partOf(id), within).toEqual([{ erp_status: 2, events: ['placed 1', 'status 2'] }])
  expect(atErp(id)).toMatchObject([{ timesReceived: 1 }])
  const again = await world.as(anna).call(confirmOrder, { input, idempotencyKey: keyOf(id) })
  expect([again.status, again.body]).toEqual([200, (await answer).body])
}, 30_000)

test('killed after the ERP took the order and before anybody noted it, the ERP has it once', async () => {
  world.erp.turn({ drops: 1_000 })
  const { id, answer } = await confirmDraft()
  expect((await answer).status).toBe(200)
  await expect.poll(() => atErp(id).length, within).toBe(1)
  expect((await partOf(id))[0]?.erp_status).toBe(1)
  await world.kill()
  world.erp.turn({ drops: 0 })

  await expect.poll(() => partOf(id), within).toEqual([{ erp_status: 2, events: ['placed 1', 'status 2'] }])
  expect(atErp(id)).toHaveLength(1)
}, 30_000)

test('killed while it does what a message of the ERP says, it does it once after the next start', async () => {
  const { id, answer } = await confirmDraft()
  expect((await answer).status).toBe(200)
  await expect.poll(async () => (await partOf(id))[0]?.erp_status, within).toBe(2)
  await world.owner.query('begin')
  await world.owner.query('select from omsorg.order_part where customer_order_id = $1 for update', [id])
  await world.erp.step()
  await expect.poll(waitingForLock, within).toBe(1)
  await world.kill()
  await world.owner.query('rollback')

  await expect.poll(() => partOf(id), within).toEqual([{ erp_status: 3, events: ['placed 1', 'status 2', 'status 3'] }])
  await expect.poll(world.jobsLeft, within).toBe(0)
  expect((await partOf(id))[0]?.events).toHaveLength(3)
  expect(atErp(id)).toMatchObject([{ timesReceived: 1, outbox: [] }])
}, 30_000)
