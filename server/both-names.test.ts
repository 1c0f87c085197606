import { listConversations } from '@omsorg/contract/care-recipients/conversation/list-conversations.ts'
import { recordConversation } from '@omsorg/contract/care-recipients/conversation/record-conversation.ts'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { readPreliminaryOrder } from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { readCartHistory } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepTemplate, placeOrder, storeTemplate, withdrawalOf } from './testing/orders.ts'
import { wantedFor } from './testing/prescribing.ts'
import { newPatient } from './testing/prescriptions.ts'
import { selectItem } from './testing/selection.ts'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
/** Customer service, which helps as Anna. */
let helper: SignedIn
/** A colleague of hers, who reads what was done. */
let reader: SignedIn
beforeAll(async () => {
  world = await openWorld()
  helper = await world.actAs(world.people.prescriber)
  reader = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

const both = { name: 'Test impersonator', onBehalfOf: 'Anna Ek' }

describe('what customer service does as a user is read with both names', () => {
  test('in the events of a prescription', async () => {
    const patient = await newPatient(world)
    const { body } = await world.as(helper).call(createPrescription, { input: wantedFor(world, patient) })
    const input = { prescriptionId: body.prescriptionId }
    const item = (await world.as(reader).call(readHistoryItem, { input })).body
    expect(item).toMatchObject({ prescribedBy: both, updatedBy: both, events: [{ event: 'created', by: both }] })
  })

  test('in an order, in its timeline, and where it was taken back', async () => {
    const { customerOrderId } = await placeOrder(world, helper, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    const cancelled = await world.as(helper).call(cancelOrder, { input: { customerOrderId, reason: 'Fel vara' } })
    const given = cancelled.body.canceller ?? cancelled.body.cancelAsked?.by
    expect(given).toEqual(both)
    const { body } = await world.as(reader).call(readOrderOverview, { query: { customerOrderId } })
    expect(body).toMatchObject({ createdBy: both, placedBy: both })
    expect(body.orders[0]?.timeline[0]).toMatchObject({ kind: 'placed', by: both })
  })

  test('in the history of what was selected', async () => {
    const { cartItemId } = await selectItem(world)
    await world.as(helper).call(deleteCartItems, { input: { cartItemIds: [cartItemId] } })
    const params = { careRecipientId: world.care.ordinary.id }
    const { body } = await world.as(reader).call(readCartHistory, { params, query: { pageSize: 200 } })
    expect(body.entities.find((each) => each.cartItemId === cartItemId)).toMatchObject({
      selectedBy: { name: 'Anna Ek', onBehalfOf: null },
      endedBy: both,
      events: [{ event: 'removed', by: both }],
    })
  })

  test('in a template, whose writer gives one name alone', async () => {
    const { preliminaryOrderId } = await keepTemplate(world, helper, storeTemplate(world))
    const { body } = await world.as(reader).call(readPreliminaryOrder, { params: { preliminaryOrderId } })
    expect(body.createdBy).toEqual(both)
  })

  test('in the conversations with a person', async () => {
    const careRecipientId = world.care.ordinary.id
    const input = { careRecipientId, day: '2026-01-05', note: 'Ringde' }
    await world.as(helper).call(recordConversation, { input })
    const { body } = await world.as(reader).call(listConversations, { input: { careRecipientId } })
    expect(body.entries.find(({ note }) => note === 'Ringde')?.by).toEqual(both)
  })
})
