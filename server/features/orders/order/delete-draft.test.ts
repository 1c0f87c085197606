import { deleteDraft } from '@omsorg/contract/orders/order/delete-draft.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const draft = () => saveOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))

const throwAway = (actor: SignedIn, customerOrderId: number) =>
  world.as(actor).call(deleteDraft, { params: { customerOrderId } })

const isThere = async (customerOrderId: number) =>
  (await world.as(anna).call(readOrderOverview, { query: { customerOrderId } })).status === 200

describe('a draft that is thrown away', () => {
  test('is gone with its lines, and missing when it is thrown away once more', async () => {
    const { customerOrderId } = await draft()
    const [one, other] = await Promise.all([throwAway(anna, customerOrderId), throwAway(anna, customerOrderId)])
    expect([one.status, other.status].toSorted()).toEqual([200, 404])
    expect(await isThere(customerOrderId)).toBe(false)
    const lines = await world.owner.query('select from omsorg.order_line where customer_order_id = $1', [
      customerOrderId,
    ])
    expect(lines.rowCount).toBe(0)
  })

  test('in one window while it is placed in another is either placed or gone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { customerOrderId, rowVersion } = await draft()
      const input = { customerOrderId, rowVersion, acceptWarnings: true }
      const [placed, thrown] = await Promise.all([
        world.as(anna).call(confirmOrder, { input }),
        throwAway(anna, customerOrderId),
      ])
      const isPlaced = placed.status === 200
      expect(thrown.status).toBe(isPlaced ? 400 : 200)
      expect(await isThere(customerOrderId)).toBe(isPlaced)
      await world.owner.query('update omsorg.order_line set given_back = true where customer_order_id = $1', [
        customerOrderId,
      ])
    }
  })

  test('is no order that was placed, and nobody else’s', async () => {
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.protected, { quantity: 1 }))
    expect((await throwAway(anna, customerOrderId)).errors).toEqual({ 'order-already-placed': 'ORS002001' })
    const mine = await draft()
    const colleague = await world.signIn(world.people.colleague)
    expect((await throwAway(colleague, mine.customerOrderId)).status).toBe(404)
    expect(await isThere(mine.customerOrderId)).toBe(true)
  })
})
