import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowdOf } from '../../../testing/crowd.ts'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  await world.owner.query('update omsorg.order_setting set undo_seconds = 60')
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

const cancel = (actor: SignedIn, customerOrderId: number) =>
  world.as(actor).call(cancelOrder, { input: { customerOrderId } })

const overview = async (customerOrderId: number) =>
  (await world.as(anna).call(readOrderOverview, { query: { customerOrderId } })).body

/** The time to undo is over for all that wait, and the worker hears of it now. */
async function letTimePass(): Promise<void> {
  await world.owner.query(`update graphile_worker._private_jobs set run_at = now() where key like 'hand-over-%'`)
  await world.owner.query(`select pg_notify('jobs:insert', '{"r":0.5,"count":20}')`)
}

const hasReachedErp = (customerOrderId: number) =>
  world.erp.orders().some(({ order }) => order.customerOrderId === customerOrderId)

describe('an order that was placed', () => {
  test('can be undone for sixty seconds: nothing was sent, and what it drew comes back (O-3-76, O-4-19)', async () => {
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 2 }))
    const receipt = await overview(customerOrderId)
    expect(receipt.undo?.seconds).toBeGreaterThan(50)
    expect(receipt.undo?.seconds).toBeLessThanOrEqual(60)
    expect(receipt).toMatchObject({ isReceipt: true, undone: null, can: { orderAgain: { allowed: true } } })
    expect(await world.jobsLeft()).toBe(0)

    expect((await cancel(anna, customerOrderId)).body).toMatchObject({
      erpOrderStatus: 7,
      canceller: { name: 'Anna Ek', onBehalfOf: null },
    })
    expect(await overview(customerOrderId)).toMatchObject({
      undo: null,
      undone: { by: { name: 'Anna Ek', onBehalfOf: null } },
      isReceipt: false,
      can: { cancel: { allowed: false, reason: 'already-cancelled' } },
    })
    const { rows } = await world.owner.query('select given_back from omsorg.order_line where customer_order_id = $1', [
      customerOrderId,
    ])
    expect(rows).toEqual([{ given_back: true }])
    await letTimePass()
    await expect.poll(world.jobsLeft, within).toBe(0)
    expect(hasReachedErp(customerOrderId)).toBe(false)
  })

  test('is handed over afterwards, and from then on a cancellation is asked of the ERP', async () => {
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 2 }))
    world.clock.turn({ seconds: 61 })
    expect((await overview(customerOrderId)).undo, 'by the clock of the server').toBeNull()
    world.clock.turn({ seconds: -61 })
    await letTimePass()
    await expect.poll(() => hasReachedErp(customerOrderId), within).toBe(true)
    await expect.poll(world.jobsLeft, within).toBe(0)
    expect((await cancel(anna, customerOrderId)).body).toMatchObject({
      cancelAsked: { by: { name: 'Anna Ek', onBehalfOf: null } },
    })
    expect((await overview(customerOrderId)).undone).toBeNull()
  })

  test('that is undone while it is handed over is either taken back or asked of the ERP, never both', async () => {
    const crowd = await crowdOf(world, 20)
    const { catheterRow } = world.care.protected
    const orders = []
    for (const actor of crowd) {
      const withdrawal = withdrawalOf(world.care.protected, { quantity: 1, row: catheterRow })
      orders.push({ actor, id: (await placeOrder(world, actor, withdrawal)).customerOrderId })
      await world.owner.query('update omsorg.prescription_row set withdrawals = withdrawals + 1 where id = $1', [
        catheterRow.id,
      ])
    }
    const [, ...answers] = await Promise.all([letTimePass(), ...orders.map(({ actor, id }) => cancel(actor, id))])
    await expect.poll(world.jobsLeft, within).toBe(0)

    for (const [index, { id }] of orders.entries()) {
      const answer = answers[index]
      const isTakenBack = answer?.body.canceller !== null
      expect([id, answer?.status, hasReachedErp(id)]).toEqual([id, 200, !isTakenBack])
      expect(answer?.body.cancelAsked === null).toBe(isTakenBack)
    }
  })
})
