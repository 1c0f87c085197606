import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, saveOrder, withdrawalOf } from '../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let anna: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  colleague = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

/** What the person's page, the list and the order wizard tell of it. */
async function toldTo(actor: SignedIn) {
  const { id } = world.care.ordinary
  const page = await world.as(actor).call(readCareRecipient, { params: { id } })
  const list = await world.as(actor).call(searchCareRecipients, { input: {} })
  const wizard = await world.as(actor).call(preOrderWithdrawal, { params: { careRecipientId: id }, query: {} })
  const row = list.body.entities.find(({ careRecipientId }) => careRecipientId === id)
  return [page.body.orderedToday, row?.orderedToday, wizard.body.orderedToday]
}

describe('what was ordered for a person today', () => {
  test('is told to everybody who sees the person: by whom, and in which order', async () => {
    expect(await toldTo(colleague)).toEqual([null, null, null])
    await saveOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    expect(await toldTo(anna), 'a draft is no order').toEqual([null, null, null])

    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    const told = await toldTo(colleague)
    expect(told).toEqual(
      told.map(() => ({ customerOrderId, by: { name: 'Anna Ek', onBehalfOf: null }, at: expect.any(String) })),
    )
  })

  test('counts an order that stands, and only today', async () => {
    const standing = await toldTo(anna)
    await world.owner.query(`update omsorg.customer_order set confirmed_at = confirmed_at - interval '1 day'`)
    expect(await toldTo(anna)).toEqual([null, null, null])

    world.erp.turn({ refuse: 'Kunden är spärrad' })
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    expect(standing).not.toContainEqual(expect.objectContaining({ customerOrderId }))
    await world.as(anna).call(cancelOrder, { input: { customerOrderId } })
    await expect.poll(() => toldTo(anna), { timeout: 10_000, interval: 50 }).toEqual([null, null, null])
  })
})
