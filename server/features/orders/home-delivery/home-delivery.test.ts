import { preOrderHomeDelivery } from '@omsorg/contract/orders/home-delivery/pre-order-home-delivery.ts'
import { saveHomeDelivery } from '@omsorg/contract/orders/home-delivery/save-home-delivery.ts'
import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmation, homeDeliveryOf, place, saveForHome, selectedFor } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let wipes: Awaited<ReturnType<typeof selectedFor>>
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  wipes = await selectedFor(world, world.care.ordinary)
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }
const propose = (actor = anna) =>
  world.as(actor).call(preOrderHomeDelivery, { params: { careRecipientId: world.care.ordinary.id }, query: {} })
const save = (itemNumber: string, actor = anna) =>
  world.as(actor).call(saveHomeDelivery, { input: homeDeliveryOf(world.care.ordinary, itemNumber, 1) })

test('what is selected and not prescribed is brought home, without a limit and without a withdrawal (O-7-57)', async () => {
  const { body } = await propose()
  expect(body.lines).toMatchObject([{ itemNumber: wipes.itemNumber, quantity: 1, allowedQuantity: null }])
  expect(body.receiver).toMatchObject({ name: 'Signe Åkerström', address: { street: 'Storgatan 1' } })
  const saved = await saveForHome(world, anna, homeDeliveryOf(world.care.ordinary, wipes.itemNumber, 30))
  const { customerOrderId, totals } = await place(world, anna, saved)
  expect(totals).toMatchObject({ packages: 30, patientFee: 0 })
  await expect.poll(world.jobsLeft, within).toBe(0)
  const [sent] = world.erp.orders().filter(({ order }) => order.customerOrderId === customerOrderId)
  expect(sent?.order.delivery).toMatchObject({ party: 'person', street: 'Storgatan 1' })
  const { rows } = await world.owner.query(
    `select o.type, l.prescription_row_id, l.withdrawal_number from omsorg.customer_order o
     join omsorg.order_line l on l.customer_order_id = o.id where o.id = $1`,
    [customerOrderId],
  )
  expect(rows).toEqual([{ type: 1, prescription_row_id: null, withdrawal_number: null }])
  expect((await propose()).body.lines[0]).toMatchObject({ lastQuantity: 30, suggestedQuantity: 30 })
})

test('what a running row holds is drawn from there, so that no limit is passed', async () => {
  const { row } = world.care.ordinary
  const refused = await save(row.product.itemNumber)
  expect(refused.errors).toEqual({ 'lines[0].itemNumber': 'COM001001' })
  expect(refused.body).toMatchObject({ refusal: 'item-is-prescribed' })
})

test('what is prescribed since it was saved is refused when it is placed', async () => {
  const saved = await saveForHome(world, anna, homeDeliveryOf(world.care.ordinary, wipes.itemNumber, 1))
  const { secondRow } = world.care.ordinary
  const hold = (product: { readonly id: number; readonly itemNumber: string }) =>
    world.owner.query('update omsorg.prescription_row set product_id = $2, item_number = $3 where id = $1', [
      secondRow.id,
      product.id,
      product.itemNumber,
    ])
  await hold(wipes)
  expect((await confirmation(world, anna, saved)).body).toMatchObject({ refusal: 'line-unavailable' })
  const prescribed = { itemNumber: wipes.itemNumber, prescriptionRowId: secondRow.id }
  expect((await propose()).body).toMatchObject({ lines: [{ setAside: true }], prescribed: [prescribed] })
  await hold(secondRow.product)
})

test('what is not selected for the person is not placed, also when it was while the order was saved', async () => {
  const saved = await saveForHome(world, anna, homeDeliveryOf(world.care.ordinary, wipes.itemNumber, 1))
  const select = (status: number) =>
    world.owner.query('update omsorg.cart_item set status = $2 where item_number = $1', [wipes.itemNumber, status])
  await select(cartItemStatus.removed)
  const refused = await confirmation(world, anna, saved)
  expect(refused.body).toMatchObject({ refusal: 'line-unavailable' })
  expect(refused.errors).toEqual({ 'lines[0].itemNumber': 'COM001001' })
  expect((await propose()).body.lines).toMatchObject([{ itemNumber: wipes.itemNumber, setAside: true }])
  await select(cartItemStatus.selected)
  expect((await confirmation(world, anna, saved)).status).toBe(200)
})

test.each<[Record<string, unknown>, string, string]>([
  [{ home_delivery_allowed: false }, 'home-delivery-not-allowed', 'GBS000701'],
  [{ hide_home_delivery: true }, 'home-delivery-hidden', 'GBS000703'],
])('nothing is brought home from a place where %o: %s (O-8-11, O-8-13)', async (changed, refusal, code) => {
  const set = async (columns: Record<string, unknown>) => {
    for (const [column, value] of Object.entries(columns)) {
      await world.owner.query(`update omsorg.order_setting set ${column} = $1`, [value])
    }
  }
  await set(changed)
  expect((await propose()).errors).toEqual({ [refusal]: code })
  expect((await save(wipes.itemNumber)).errors).toEqual({ [refusal]: code })
  await set({ home_delivery_allowed: true, hide_home_delivery: false })
})

test('nobody brings goods to a person who is elsewhere', async () => {
  for (const who of [world.people.sisterNurse, world.people.stranger]) {
    const actor = await world.signIn(who)
    expect((await propose(actor)).status).toBe(404)
    expect((await save(wipes.itemNumber, actor)).errors).toEqual({ careRecipientId: 'CRS003003' })
  }
})
