import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { insertPlacedOrder } from '@omsorg/database/demo/build/orders.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  await world.owner.query(
    `insert into omsorg.extra_fee_setting (client_id, valid_from, small_order_fee, small_order_threshold, logistics_percent)
     values ($1, '2020-01-01', 7500, 25200, 3)`,
    [world.home.client.id],
  )
  await world.owner.query(`update omsorg.delivery_method set fee = 4900 where market = 10 and code = 'HOME'`)
  await world.owner.query('update omsorg.prescription_row set withdrawals = 50 where id = $1', [
    world.care.ordinary.row.id,
  ])
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }
const read = async (customerOrderId: number) =>
  (await world.as(nurse).call(readOrderHistory, { query: { customerOrderId } })).body
const rowsOf = async (customerOrderId: number) =>
  (
    await world
      .as(nurse)
      .call(searchOrdersByCareRecipient, { input: { careRecipientId: world.care.ordinary.id, pageSize: 200 } })
  ).body.entities.filter((row) => row.customerOrderId === customerOrderId)
const withdrawal = (quantity: number) => withdrawalOf(world.care.ordinary, { quantity })

describe('the numbers of an order', () => {
  test('are ours and that of each part from the start; that of the ERP comes with its receipt (O-3-57, O-4-21)', async () => {
    const { customerOrderId, orderIds } = await placeOrder(world, nurse, withdrawal(1))
    const numbers = async () =>
      (await read(customerOrderId)).orders.map(({ orderId, erpOrderId }) => [orderId, erpOrderId])
    expect(await numbers()).toEqual([[orderIds[0], null]])
    await expect.poll(world.jobsLeft, within).toBe(0)
    expect(await numbers()).toEqual([[orderIds[0], null]])
    await world.erp.step()
    await expect.poll(async () => (await read(customerOrderId)).orders[0]?.erpOrderStatus, within).toBe(3)
    const [[, erpOrderId] = []] = await numbers()
    expect(erpOrderId).toEqual(expect.stringMatching(/./))
    expect(await rowsOf(customerOrderId)).toMatchObject([{ erpOrderId }])
  })
})

describe('the history of a person', () => {
  test('has for each order whom it is for, where it was ordered, its packages, its type, and who placed it when (O-3-58, O-3-59, O-3-60, O-3-61, O-3-62)', async () => {
    const { ordinary } = world.care
    const input = withdrawal(2)
    const catheters = withdrawalOf(ordinary, { quantity: 3, row: ordinary.catheterRow }).lines
    const { customerOrderId } = await placeOrder(world, nurse, { ...input, lines: [...input.lines, ...catheters] })
    const rows = await rowsOf(customerOrderId)
    const [row] = rows
    expect(row).toMatchObject({
      careRecipientName: 'Signe Åkerström',
      organizationUnitName: world.home.place.name,
      orderType: 'home-delivery-from-prescription',
      createdBy: { name: 'Anna Ek', onBehalfOf: null },
      isExpress: false,
      isPreorder: false,
      source: 'Guide',
    })
    expect(rows.reduce((sum, { totalPackages }) => sum + totalPackages, 0)).toBe(5)
    expect([1, 2]).toContain(row?.erpOrderStatus)
    const age = world.clock
      .now()
      .since(Temporal.Instant.from(row?.createdOn ?? ''))
      .total('seconds')
    expect(Math.abs(age)).toBeLessThan(120)
  })

  test('says which orders came from the portal of the care recipient (O-3-63)', async () => {
    const inPortal = await insertPlacedOrder(world.owner, await readVatRates(world.owner), {
      place: world.home.place,
      recipient: world.care.ordinary,
      placedBy: world.people.prescriber,
      at: world.clock.now().subtract({ hours: 24 * 3 }),
      lines: [{ product: world.home.products.pad, quantity: 4, price: 8_400 }],
      customerNumber: '1001',
      source: 'crp',
    })
    expect(await rowsOf(inPortal.id)).toMatchObject([{ source: 'CRP' }])
  })
})

describe('where an order goes', () => {
  test('is shown in all its parts as it was filled in, and reaches the ERP so (O-3-64, O-3-67, O-3-68, O-3-69, O-3-99)', async () => {
    const { receiver, ...rest } = withdrawal(1)
    const address = {
      addressId: null,
      careOf: 'Karin Lind',
      street: 'Ågatan 3 B',
      city: 'Nya Fjällviken',
      zip: '87141',
      countryCode: 'SE',
      entryCode: '12*A#',
    }
    const given = {
      ...receiver,
      name: 'Sigrid Åkerström',
      address,
      contactPhone: '+46701740606',
      goodsLabel: 'x'.repeat(36),
      packageLocation: { kind: 'other', text: 'I boden' } as const,
    }
    const { customerOrderId } = await placeOrder(world, nurse, { ...rest, receiver: given })
    expect((await read(customerOrderId)).receiver).toMatchObject(given)
    await expect.poll(world.jobsLeft, within).toBe(0)
    const sent = world.erp.orders().find(({ order }) => order.customerOrderId === customerOrderId)
    const { name, contactPhone, goodsLabel } = given
    const { careOf, street, city, zip, countryCode, entryCode } = address
    expect(sent?.order.delivery).toMatchObject({ name, contactPhone, goodsLabel, careOf, street, city, zip })
    expect(sent?.order.delivery).toMatchObject({
      countryCode,
      entryCode,
      packageLocation: expect.stringContaining('boden'),
    })
  })

  test('needs a name and an address, and takes each of the five ways to leave a parcel, and no other (O-3-67, O-3-68, O-3-99)', async () => {
    const { receiver, ...rest } = withdrawal(1)
    const save = (more: object) =>
      world.as(nurse).call(saveWithdrawal, { input: { ...rest, receiver: { ...receiver, ...more } } })
    expect((await save({ name: null })).errors).toEqual({ 'receiver.name': 'COM001003' })
    expect((await save({ address: null })).errors).toEqual({ 'receiver.address': 'COM001003' })
    for (const kind of ['hand-over', 'at-door', 'in-hall', 'with-neighbour', 'other']) {
      expect([kind, (await save({ packageLocation: { kind, text: null } })).status]).toEqual([kind, 200])
    }
    const onTheRoof = await save({ packageLocation: { kind: 'on-the-roof', text: null } })
    expect(onTheRoof.errors).toEqual({ 'receiver.packageLocation.kind': 'COM001001' })
  })
})

describe('what an order costs', () => {
  test('is its lines, its fees and the VAT of each, to the öre (O-3-72, O-3-73, O-3-74)', async () => {
    const { customerOrderId } = await placeOrder(world, nurse, withdrawal(2))
    const { lines, totals } = await read(customerOrderId)
    expect(lines).toMatchObject([{ quantity: 2, pricePerPackage: 8_400, net: 16_800, vatRate: 2_500, vat: 4_200 }])
    // 168.00 is less than 252.00; three percent of it are 5.04; 25 % of 297.04 are 74.26.
    expect(totals).toMatchObject({
      subtotal: 16_800,
      smallOrderFee: 7_500,
      logisticsFee: 504,
      deliveryFee: 4_900,
      expressFee: 0,
      vat: 7_426,
      total: 37_130,
      vatByRate: [{ rate: 2_500, vat: 7_426 }],
    })
  })

  test('has a fee for a small order below the threshold alone, and the fees go with the first part (O-9-15)', async () => {
    const at = await placeOrder(world, nurse, withdrawal(3))
    expect(at.totals).toMatchObject({ subtotal: 25_200, smallOrderFee: 0, deliveryFee: 4_900 })
    await world.owner.query('update omsorg.order_setting set max_lines_per_order = 1')
    const { ordinary } = world.care
    const lines = [withdrawal(1), withdrawalOf(ordinary, { quantity: 1, row: ordinary.secondRow })].flatMap(
      (each) => each.lines,
    )
    const split = await placeOrder(world, nurse, { ...withdrawal(1), lines })
    await world.owner.query('update omsorg.order_setting set max_lines_per_order = null')
    expect(split.orderIds).toHaveLength(2)
    await expect.poll(world.jobsLeft, within).toBe(0)
    const parts = world.erp.orders().filter(({ order }) => order.customerOrderId === split.customerOrderId)
    const fees = parts.toSorted((one, other) => one.order.orderId - other.order.orderId).map(({ order }) => order.fees)
    expect(fees.map((each) => each.map(({ code }) => code).toSorted())).toEqual([
      ['delivery', 'logistics', 'small-order'],
      [],
    ])
  })
})
