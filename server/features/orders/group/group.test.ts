import { preOrderGroup } from '@omsorg/contract/orders/group/pre-order-group.ts'
import { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { deleteDraft } from '@omsorg/contract/orders/order/delete-draft.ts'
import { readPreliminaryOrder } from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import { updateFavorite } from '@omsorg/contract/orders/preliminary/update-favorite.ts'
import { insertUser, atPlace } from '@omsorg/database/demo/build/people.ts'
import { passwordHashOf } from '@omsorg/database/demo/build/people.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmation, groupOf, keepTemplate, place, saveForStore, storeTemplate } from '../../../testing/orders.ts'
import { password } from '../../../testing/people.ts'
import { furtherProduct } from '../../../testing/prescribing.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let ali: SignedIn
beforeAll(async () => {
  world = await openWorld()
  ali = await world.signIn(world.people.purchaser)
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }
const propose = (actor: SignedIn, query = {}) =>
  world.as(actor).call(preOrderGroup, { params: { carePlaceId: world.home.place.id }, query })
const save = (actor: SignedIn, input = groupOf(world, 1)) => world.as(actor).call(saveGroup, { input })

async function select(itemNumber: string, packages: number | null) {
  await world.owner.query(
    `insert into omsorg.cart_item (client_id, care_place_id, therapy_area, product_id, item_number, packages, created_by)
     select $1, $2, p.therapy_area, p.id, p.item_number, $4, $5 from omsorg.product p
     where p.market = 10 and p.item_number = $3`,
    [world.home.client.id, world.home.place.id, itemNumber, packages, world.people.purchaser.id],
  )
}

describe('an order for the store of a care place', () => {
  test('begins with the cart of the place, as much as is wanted, and sees no person (O-7-59)', async () => {
    const { pad, catheter } = world.home.products
    await select(pad.itemNumber, 6)
    await select(catheter.itemNumber, null)
    const { status, body } = await propose(ali)
    expect(status).toBe(200)
    expect(body.lines).toMatchObject([
      { itemNumber: pad.itemNumber, quantity: 6, allowedQuantity: null, prescriptionRowId: null, setAside: false },
      { itemNumber: catheter.itemNumber, quantity: 0, suggestedQuantity: null },
    ])
    expect(body.totals).toMatchObject({ packages: 6, patientFee: 0 })
    expect(body.receiver).toMatchObject({ name: expect.stringContaining('Björken'), address: { street: 'Torget 1' } })
  })

  test('takes what was ordered out of the cart; what is set aside stays in it', async () => {
    const { pad, pants } = world.home.products
    await select(pants.itemNumber, 2)
    const lines = [
      { itemNumber: pad.itemNumber, quantity: 6 },
      { itemNumber: pants.itemNumber, quantity: 2, setAside: true },
    ]
    const { customerOrderId } = await place(world, ali, await saveForStore(world, ali, { ...groupOf(world, 6), lines }))
    const { body } = await propose(ali, { recreateCustomerOrderId: customerOrderId })
    expect(body.lines.map(({ itemNumber, quantity }) => [itemNumber, quantity])).toEqual([
      [pad.itemNumber, 6],
      [pants.itemNumber, 2],
    ])
    const left = (await propose(ali)).body.lines.map(({ itemNumber }) => itemNumber)
    expect(left).toContain(pants.itemNumber)
    expect(left).not.toContain(pad.itemNumber)
    await select(pad.itemNumber, 6)
  })

  test('suggests what the last three months make usual: the middle of the orders', async () => {
    for (const quantity of [2, 9, 4]) await place(world, ali, await saveForStore(world, ali, groupOf(world, quantity)))
    await select(world.home.products.pad.itemNumber, 6)
    const { body } = await propose(ali)
    const pad = body.lines.find(({ itemNumber }) => itemNumber === world.home.products.pad.itemNumber)
    expect(pad).toMatchObject({ suggestedQuantity: 6, lastQuantity: 4 })
  })

  test('goes to the place under its own name, bears no patient fee, and is on no prescription', async () => {
    const { customerOrderId, totals } = await place(world, ali, await saveForStore(world, ali, groupOf(world, 3)))
    expect(totals).toMatchObject({ subtotal: 25_200, patientFee: 0, payerAmount: totals.total })
    await expect.poll(world.jobsLeft, within).toBe(0)
    const [sent] = world.erp.orders().filter(({ order }) => order.customerOrderId === customerOrderId)
    expect(sent?.order.delivery).toMatchObject({ party: 'care-place', street: 'Torget 1' })
    const { rows } = await world.owner.query(
      'select o.type, o.care_recipient_id, l.care_recipient_id as of_line, l.prescription_row_id from omsorg.customer_order o join omsorg.order_line l on l.customer_order_id = o.id where o.id = $1',
      [customerOrderId],
    )
    expect(rows).toEqual([{ type: 2, care_recipient_id: null, of_line: null, prescription_row_id: null }])
  })

  test('is cancelled, or thrown away while it is a draft, by whoever purchases', async () => {
    await world.owner.query('update omsorg.order_setting set undo_seconds = 60')
    const { customerOrderId } = await place(world, ali, await saveForStore(world, ali, groupOf(world, 1)))
    const cancelled = await world.as(ali).call(cancelOrder, { input: { customerOrderId } })
    expect([cancelled.status, cancelled.body.erpOrderStatus]).toEqual([200, 7])
    await world.owner.query('update omsorg.order_setting set undo_seconds = 0')
    const draft = await saveForStore(world, ali, groupOf(world, 1))
    const params = { customerOrderId: draft.customerOrderId }
    expect((await world.as(ali).call(deleteDraft, { params })).status).toBe(200)
    expect((await world.as(ali).call(deleteDraft, { params })).status).toBe(404)
  })

  test('over therapy areas with customer numbers of their own is an order for each number', async () => {
    const { client, place: here, products } = world.home
    await world.owner.query(
      `insert into omsorg.customer_number (client_id, care_place_id, number, therapy_areas)
       values ($1, $2, '2002', '{Catheter}')`,
      [client.id, here.id],
    )
    const lines = [products.pad, products.catheter, products.pants].map(({ itemNumber }) => ({
      itemNumber,
      quantity: 1,
    }))
    const { customerOrderId, orderIds } = await place(
      world,
      ali,
      await saveForStore(world, ali, { ...groupOf(world, 1), lines }),
    )
    expect(orderIds).toHaveLength(2)
    await expect.poll(world.jobsLeft, within).toBe(0)
    const parts = world.erp.orders().filter(({ order }) => order.customerOrderId === customerOrderId)
    expect(
      parts.map(({ order }) => [order.customerNumber, order.lines.map(({ itemNumber }) => itemNumber)]).toSorted(),
    ).toEqual([
      ['1001', [products.pad.itemNumber, products.pants.itemNumber]],
      ['2002', [products.catheter.itemNumber]],
    ])
    await world.owner.query(`delete from omsorg.customer_number where number = '2002'`)
  })

  test('of 41 lines is two orders of one customer order (O-4-20)', async () => {
    const products = []
    for (let made = 0; made < 41; made += 1) products.push(await furtherProduct(world, 'A'))
    const lines = products.map(({ itemNumber }) => ({ itemNumber, quantity: 1 }))
    const saved = await saveForStore(world, ali, { ...groupOf(world, 1), lines })
    expect(saved.warnings).toContain('will-be-split')
    const { customerOrderId, orderIds } = await place(world, ali, saved)
    expect(orderIds).toHaveLength(2)
    await expect.poll(world.jobsLeft, within).toBe(0)
    const parts = world.erp.orders().filter(({ order }) => order.customerOrderId === customerOrderId)
    expect(parts.map(({ order }) => order.lines.length).toSorted((one, other) => one - other)).toEqual([1, 40])
  })

  test('refuses a line that turned bad since, and takes the rest when it is set aside (O-5-54)', async () => {
    const { pad, catheter } = world.home.products
    const line = (itemNumber: string, setAside = false) => ({ itemNumber, quantity: 1, setAside })
    const lines = [line(pad.itemNumber), line(catheter.itemNumber)]
    const saved = await saveForStore(world, ali, { ...groupOf(world, 1), lines })
    const sell = (status: string) =>
      world.owner.query('update omsorg.product set item_status = $2 where id = $1', [catheter.id, status])
    await sell('not-sellable')
    const refused = await confirmation(world, ali, saved)
    expect(refused.errors).toEqual({ 'lines[1].itemNumber': 'COM001001' })
    expect(refused.body).toMatchObject({ detail: { careRecipientId: null, unavailabilityCode: 1 } })
    const { customerOrderId, rowVersion } = saved
    const aside = [line(pad.itemNumber), line(catheter.itemNumber, true)]
    const again = await saveForStore(world, ali, { ...groupOf(world, 1), lines: aside, customerOrderId, rowVersion })
    expect((await confirmation(world, ali, again)).body.totals).toMatchObject({ lines: 1 })
    await sell('sellable')
  })
})

describe('a template of the place', () => {
  test('fills the order, and is ordered with it; a favourite stays as it was (O-4-22, O-4-23)', async () => {
    const { preliminaryOrderId } = await keepTemplate(world, ali, storeTemplate(world))
    await world.as(ali).call(updateFavorite, { input: { preliminaryOrderId, favorite: true } })
    expect((await propose(ali, { preliminaryOrderId })).body.lines).toMatchObject([{ quantity: 3 }])
    const saved = await saveForStore(world, ali, { ...groupOf(world, 3), preliminaryOrderId })
    const { customerOrderId } = await place(world, ali, saved)
    const params = { preliminaryOrderId }
    expect((await world.as(ali).call(readPreliminaryOrder, { params })).body).toMatchObject({ state: 'ordered' })
    const { body } = await world
      .as(ali)
      .call(searchPreliminaryOrders, { input: { carePlaceId: world.home.place.id, favorite: true } })
    const copy = body.entities.find((each) => each.state === 'saved')
    expect(copy).toMatchObject({ name: 'Förrådet', lineCount: 1, lastOrderId: customerOrderId })
  })

  test('that is no favourite leaves the saved ones with its order, and stands among the ordered (O-4-22)', async () => {
    const { preliminaryOrderId } = await keepTemplate(world, ali, storeTemplate(world))
    const saved = await saveForStore(world, ali, { ...groupOf(world, 3), preliminaryOrderId })
    const isListedAs = async (state: 'saved' | 'ordered') => {
      const input = { carePlaceId: world.home.place.id, state, pageSize: 200 }
      const { entities } = (await world.as(ali).call(searchPreliminaryOrders, { input })).body
      return entities.some((each) => each.preliminaryOrderId === preliminaryOrderId)
    }
    expect([await isListedAs('saved'), await isListedAs('ordered')]).toEqual([true, false])
    await place(world, ali, saved)
    expect([await isListedAs('saved'), await isListedAs('ordered')]).toEqual([false, true])
  })

  test('selects nothing: a plain orderer gets of it what stands in the cart of the store alone', async () => {
    const account = await insertUser(world.owner, {
      userName: 'plain.orderer',
      firstName: 'Eva',
      lastName: 'Lund',
      client: world.home.client,
      passwordHash: await passwordHashOf(password),
      at: [{ node: atPlace(world.home.place), roles: ['Orderer'], isDefault: true }],
    })
    const eva = await world.signIn(account)
    const { pad, catheter } = world.home.products
    await world.owner.query('update omsorg.cart_item set status = $2 where item_number = $1', [
      catheter.itemNumber,
      cartItemStatus.removed,
    ])
    await select(pad.itemNumber, 3)
    const template = storeTemplate(world, [pad.itemNumber, catheter.itemNumber])
    const { preliminaryOrderId } = await keepTemplate(world, ali, template)
    const linesFor = async (actor: SignedIn) =>
      (await propose(actor, { preliminaryOrderId })).body.lines.map((line) => [
        line.itemNumber,
        line.unavailabilityCode,
        line.setAside,
      ])
    expect(await linesFor(eva)).toEqual([
      [pad.itemNumber, null, false],
      [catheter.itemNumber, unavailabilityCode.outsideUserAvailability, true],
    ])
    expect(await linesFor(ali)).toEqual([
      [pad.itemNumber, null, false],
      [catheter.itemNumber, null, false],
    ])
  })

  test('of another place is not there', async () => {
    const sister = await world.signIn(world.people.sisterNurse)
    const { preliminaryOrderId } = await keepTemplate(world, ali, storeTemplate(world))
    const carePlaceId = world.home.sister.id
    const answer = await world.as(sister).call(saveGroup, {
      input: { ...groupOf(world, 1), carePlaceId, preliminaryOrderId },
    })
    expect(answer.errors).toEqual({ preliminaryOrderId: 'ORS002003' })
    expect(
      (await world.as(sister).call(preOrderGroup, { params: { carePlaceId }, query: { preliminaryOrderId } })).status,
    ).toBe(404)
  })
})

describe('who may order for the store', () => {
  test('nobody for another place', async () => {
    for (const who of [world.people.sisterNurse, world.people.stranger]) {
      const actor = await world.signIn(who)
      expect((await propose(actor)).status).toBe(404)
      expect((await save(actor)).errors).toEqual({ carePlaceId: 'GBS001001' })
    }
    expect((await save(await world.signIn(world.people.nurse))).status).toBe(403)
  })

  test('a purchaser of one area in that area alone', async () => {
    const account = await insertUser(world.owner, {
      userName: 'purchaser.of.one.area',
      firstName: 'Bo',
      lastName: 'Ask',
      client: world.home.client,
      passwordHash: await passwordHashOf(password),
      at: [{ node: atPlace(world.home.place), roles: ['CarePlacePurchaserIncontinence'], isDefault: true }],
    })
    const bo = await world.signIn(account)
    expect((await save(bo)).status).toBe(200)
    const catheter = groupOf(world, 1, world.home.products.catheter.itemNumber)
    expect((await save(bo, catheter)).errors).toEqual({ 'lines[0].itemNumber': 'COM001002' })
  })

  test('an item that the client does not have is not ordered, and one that nobody has is not known', async () => {
    const { itemNumber } = await furtherProduct(world, null)
    const saved = await saveForStore(world, ali, groupOf(world, 1, itemNumber))
    expect((await confirmation(world, ali, saved)).errors).toEqual({ 'lines[0].itemNumber': 'COM001001' })
    expect((await save(ali, groupOf(world, 1, 'nothing'))).errors).toEqual({ 'lines[0].itemNumber': 'COM001001' })
  })

  test.each<[Record<string, unknown>, string, string]>([
    [{ group_order_allowed: false }, 'group-not-allowed', 'GBS000702'],
    [{ order_types: [] }, 'order-type-missing', 'GBS000709'],
    [{ order_types: [4] }, 'group-not-allowed', 'GBS000702'],
    [{ order_period_from_day: null }, 'place-settings-missing', 'GBS000706'],
  ])('nobody where %o: %s (O-8-12, O-8-16, O-8-18)', async (changed, refusal, code) => {
    const before = await world.owner.query(
      'select id, group_order_allowed, order_types, order_period_from_day from omsorg.order_setting',
    )
    for (const [column, value] of Object.entries(changed)) {
      await world.owner.query(`update omsorg.order_setting set ${column} = $1`, [value])
    }
    expect((await propose(ali)).errors).toEqual({ [refusal]: code })
    expect((await save(ali)).errors).toEqual({ [refusal]: code })
    for (const { id, group_order_allowed, order_types, order_period_from_day } of before.rows) {
      await world.owner.query(
        'update omsorg.order_setting set group_order_allowed = $2, order_types = $3, order_period_from_day = $4 where id = $1',
        [id, group_order_allowed, order_types, order_period_from_day],
      )
    }
  })
})
