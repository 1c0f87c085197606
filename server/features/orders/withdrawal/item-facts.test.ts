import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const propose = () =>
  world.as(anna).call(preOrderWithdrawal, { params: { careRecipientId: world.care.ordinary.id }, query: {} })

const lineOfPad = async () =>
  (await propose()).body.lines.find(({ prescriptionRowId }) => prescriptionRowId === world.care.ordinary.row.id)

const change = (statement: string, ...values: unknown[]) => world.owner.query(statement, values)

describe('flavours of a withdrawal', () => {
  const { pad, pants } = { pad: () => world.home.products.pad, pants: () => world.home.products.pants }

  beforeAll(async () => {
    await change(`update omsorg.product set product_group_number = 'G-1', flavor = 'Vanilj' where id = $1`, pad().id)
    await change(`update omsorg.product set product_group_number = 'G-1', flavor = 'Kaffe' where id = $1`, pants().id)
    await change(`update omsorg.prescription_row set product_group_number = 'G-1' where product_id = $1`, pad().id)
  })

  test('are that of the prescribed item before the first withdrawal, and the line can go', async () => {
    const line = await lineOfPad()
    expect(line?.flavors.map(({ name, packages }) => [name, packages])).toEqual([
      ['Kaffe', 0],
      ['Vanilj', 14],
    ])
    expect([line?.setAside, line?.setAsideReason]).toEqual([false, null])
  })

  test('that go out can be ordered while there is some of them', async () => {
    const orderable = async () => (await lineOfPad())?.flavors.find(({ name }) => name === 'Kaffe')?.orderable
    await change(`update omsorg.product set item_status = 'outgoing' where id = $1`, pants().id)
    expect(await orderable()).toBe(true)
    await change(`update omsorg.product_stock set status = 'not-in-stock' where product_id = $1`, pants().id)
    expect(await orderable()).toBe(false)
    const [line] = withdrawalOf(world.care.ordinary, { quantity: 2 }).lines
    const flavors = [{ itemNumber: pants().itemNumber, packages: 2 }]
    const answer = await world.as(anna).call(saveWithdrawal, {
      input: { ...withdrawalOf(world.care.ordinary, { quantity: 2 }), lines: line ? [{ ...line, flavors }] : [] },
    })
    expect([answer.status, answer.errors]).toEqual([400, { 'lines[0].flavors': 'COM001001' }])
  })

  test('that nobody knows set the line aside, to be filled in', async () => {
    await change(`update omsorg.product set item_status = 'sellable' where id = $1`, pants().id)
    await change(`update omsorg.product set flavor = null where id = $1`, pad().id)
    await change(
      `update omsorg.product set product_group_number = 'G-1', flavor = 'Choklad' where id = $1`,
      world.home.products.catheter.id,
    )
    const line = await lineOfPad()
    expect([line?.setAside, line?.setAsideReason, line?.wayOn, line?.quantity]).toEqual([
      true,
      'flavors-unknown',
      'fill-in',
      14,
    ])
    await change(`update omsorg.product set flavor = null`)
  })
})

test('few in stock is what lies below the setting (O-4-27)', async () => {
  const shown = async () => (await lineOfPad())?.stockStatus
  await change(`update omsorg.product_stock set quantity = 30 where product_id = $1`, world.home.products.pad.id)
  expect(await shown()).toBe('in-stock')
  await change(`update omsorg.product_setting set few_in_stock_below = 31`)
  expect(await shown()).toBe('few-in-stock')
})

describe('nothing is ordered', () => {
  const errors = async () => (await propose()).errors

  test('for a person without an address, although her care place has one', async () => {
    await change(`update omsorg.address set kind = 'invoice' where id = $1`, world.care.ordinary.addressId)
    expect(await errors()).toEqual({ 'recipient-without-address': 'GBS000705' })
    await change(`update omsorg.address set kind = 'delivery' where id = $1`, world.care.ordinary.addressId)
    expect((await propose()).status).toBe(200)
  })

  test('to no address, for a person who is not protected', async () => {
    const withdrawal = withdrawalOf(world.care.ordinary, { quantity: 1 })
    const answer = await world
      .as(anna)
      .call(saveWithdrawal, { input: { ...withdrawal, receiver: { ...withdrawal.receiver, address: null } } })
    expect([answer.status, answer.errors]).toEqual([400, { 'receiver.address': 'COM001003' }])
  })

  test('without an order period: the place answers for its own settings, else the client', async () => {
    await change('update omsorg.order_setting set order_period_interval_days = null')
    expect(await errors()).toEqual({ 'place-settings-missing': 'GBS000706' })
    await change('update omsorg.order_setting set uses_client_settings = true where care_place_id is not null')
    await change('update omsorg.order_setting set order_types = array[4] where care_place_id is null')
    expect(await errors()).toEqual({ 'client-settings-missing': 'GBS000707' })
    await change('update omsorg.order_setting set order_period_interval_days = 28')
    expect((await propose()).status).toBe(200)
  })
})

test('without the standard rate of VAT nothing has a price, and nothing can be ordered', async () => {
  const withdrawal = withdrawalOf(world.care.ordinary, { quantity: 1 })
  await change(`delete from omsorg.vat_rate where market = 10 and product_class = 'standard'`)
  const { status, body } = await propose()
  expect([status, body.lines.map((line) => [line.unavailabilityCode, line.pricePerPackage])]).toEqual([
    200,
    body.lines.map(() => [14, null]),
  ])
  const { customerOrderId, rowVersion } = (await world.as(anna).call(saveWithdrawal, { input: withdrawal })).body
  const placed = await world
    .as(anna)
    .call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
  expect([placed.status, Object.keys(placed.errors)]).toEqual([400, ['lines[0].itemNumber']])
  expect(placed.detail).toMatchObject({ unavailabilityCode: 14 })
})
