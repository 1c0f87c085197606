import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { resetSwitches, placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterEach(() => {
  resetSwitches(world.erp)
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

const cancel = (customerOrderId: number, reason = 'Beställd två gånger') =>
  world.as(anna).call(cancelOrder, { input: { customerOrderId, reason } })

const overview = async (customerOrderId: number) =>
  (await world.as(anna).call(readOrderOverview, { query: { customerOrderId } })).body

const statusOf = async (customerOrderId: number) => (await overview(customerOrderId)).orders[0]?.erpOrderStatus

/** The state of a row (2 active, 3 used up) and of its line in an order. */
async function rowAndLine(customerOrderId: number) {
  const { rows } = await world.owner.query<{ status: number; given_back: boolean }>(
    `select r.status, l.given_back from omsorg.order_line l join omsorg.prescription_row r on r.id = l.prescription_row_id
     where l.customer_order_id = $1`,
    [customerOrderId],
  )
  return rows[0]
}

/** Draws the last withdrawal of the catheters, so that what is given back makes the row active again. */
async function lastWithdrawal(): Promise<number> {
  const { ordinary } = world.care
  await world.owner.query('update omsorg.prescription_row set withdrawals = 2 where id = $1', [ordinary.catheterRow.id])
  const order = await placeOrder(world, anna, withdrawalOf(ordinary, { quantity: 14, row: ordinary.catheterRow }))
  expect((await rowAndLine(order.customerOrderId))?.status).toBe(3)
  return order.customerOrderId
}

describe('an order that the ERP refuses', () => {
  test.each([
    ['at once', { refuse: 'Kunden är spärrad' }],
    ['later', { refuseLater: 'Kunden är spärrad' }],
  ])('%s gives back what it drew: the row can be drawn again, and somebody is told why', async (_when, switches) => {
    world.erp.turn(switches)
    const order = await lastWithdrawal()
    await expect.poll(world.jobsLeft, within).toBe(0)
    await world.erp.step()
    await expect.poll(() => statusOf(order), within).toBe(7)

    expect(await rowAndLine(order)).toEqual({ status: 2, given_back: true })
    expect((await overview(order)).orders[0]).toMatchObject({
      canceller: { name: 'ERP', onBehalfOf: null },
      reason: 'Kunden är spärrad',
    })
    const tasks = await world.owner.query('select kind from omsorg.order_task where customer_order_id = $1', [order])
    expect(tasks.rows).toEqual([{ kind: 'refused' }])
  })
})

describe('cancelling an order', () => {
  test('before its hand-over has begun takes it back here and now, and the ERP never hears of it (O-3-76, O-4-19, O-7-86)', async () => {
    const { ordinary } = world.care
    // A hand-over that waits in the queue: as when the worker is busy with others.
    await world.owner.query(
      `create or replace function omsorg.later() returns trigger language plpgsql as
       $$ begin new.run_at := now() + interval '1 hour'; return new; end $$;
       create trigger later before insert on graphile_worker._private_jobs for each row execute function omsorg.later()`,
    )
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(ordinary, { quantity: 1 }))
    const answer = await cancel(customerOrderId)
    await world.owner.query('drop trigger later on graphile_worker._private_jobs')

    expect(answer.body).toEqual({
      erpOrderStatus: 7,
      cancelAsked: null,
      canceller: { name: 'Anna Ek', onBehalfOf: null },
    })
    expect(await rowAndLine(customerOrderId)).toEqual({ status: 2, given_back: true })
    const left = await world.owner.query(`select from graphile_worker._private_jobs where key like 'hand-over-%'`)
    expect(left.rowCount).toBe(0)
    expect(world.erp.orders().some(({ order }) => order.customerOrderId === customerOrderId)).toBe(false)
    expect((await cancel(customerOrderId)).status).toBe(400)
  })

  test('that the ERP has asks it, and gives nothing back before it agrees (O-4-19, O-7-86)', async () => {
    world.erp.turn({ cancelLater: true })
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    await expect.poll(() => statusOf(customerOrderId), within).toBe(2)
    const asked = await cancel(customerOrderId)
    expect(asked.body).toMatchObject({
      erpOrderStatus: 2,
      cancelAsked: { by: { name: 'Anna Ek', onBehalfOf: null } },
      canceller: null,
    })
    expect((await rowAndLine(customerOrderId))?.given_back).toBe(false)

    await expect.poll(world.jobsLeft, within).toBe(0)
    await world.erp.step()
    await expect.poll(() => statusOf(customerOrderId), within).toBe(7)
    expect((await rowAndLine(customerOrderId))?.given_back).toBe(true)
    expect((await overview(customerOrderId)).orders[0]?.canceller?.name).toBe('Anna Ek')
  })

  test('that has left the stock is refused by the ERP, and the order goes on', async () => {
    // The ERP ships, and its messages are still on the way while somebody asks.
    world.erp.turn({ holdMessages: true })
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    await expect.poll(() => statusOf(customerOrderId), within).toBe(2)
    await world.erp.step()
    await world.erp.step()
    expect((await cancel(customerOrderId)).body.cancelAsked).toMatchObject({
      by: { name: 'Anna Ek', onBehalfOf: null },
    })
    await expect.poll(async () => (await overview(customerOrderId)).cancelRefused, within).toBe(true)
    world.erp.turn({ holdMessages: false })
    await world.erp.step()
    await expect.poll(() => statusOf(customerOrderId), within).toBe(6)
    expect((await rowAndLine(customerOrderId))?.given_back).toBe(false)
  })

  test('that the ERP works on already comes too late (O-7-86)', async () => {
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    await expect.poll(() => statusOf(customerOrderId), within).toBe(2)
    await world.erp.step()
    await expect.poll(() => statusOf(customerOrderId), within).toBe(3)
    const answer = await cancel(customerOrderId)
    expect([answer.status, answer.errors]).toEqual([400, { 'too-late': 'ORS002002' }])
  })

  test('of another care place finds nothing, as if it were not there (O-8-09)', async () => {
    const { order } = world.care.atSisterPlace
    const answer = await cancel(order.id)
    expect([answer.status, answer.errors]).toEqual([400, { 'order-not-found': 'ORS002003' }])
    // The same bytes as of a number that no order has.
    const { body, status } = await cancel(2_000_000_000)
    expect([status, body]).toEqual([answer.status, answer.body])
  })
})

describe('messages of the ERP', () => {
  test('that come twice and out of order leave one history', async () => {
    world.erp.turn({ messagesTwice: true, messagesOutOfOrder: true })
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    await expect.poll(() => statusOf(customerOrderId), within).toBe(2)
    for (let step = 0; step < 4; step += 1) await world.erp.step()
    await expect.poll(() => statusOf(customerOrderId), within).toBe(6)
    await expect.poll(world.jobsLeft, within).toBe(0)

    const timeline = (await overview(customerOrderId)).orders[0]?.timeline ?? []
    const reached = timeline.filter(({ kind }) => kind === 'status').map(({ erpStatus }) => erpStatus)
    expect(reached).toEqual([...new Set(reached)])
    expect(reached.at(-1)).toBe(6)
  })
})
