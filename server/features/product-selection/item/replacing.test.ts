import { readCartHistory } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readHandleProductsSettings } from '@omsorg/contract/product-selection/settings/read-handle-products-settings.ts'
import { lastOrderedSelected } from '@omsorg/contract/product-selection/item/last-ordered-selected.ts'
import { replaceItem } from '@omsorg/contract/product-selection/item/replace-item.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newItem, selectItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { markPrescribed, markSelectedAgain, readCartEvents } from '../index.ts'

let world: World
let anna: SignedIn
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())

const replace = (item: { cartItemId: number; rowVersion: number }, newItemNumber: string) =>
  world.as(anna).call(replaceItem, {
    input: { cartItemId: item.cartItemId, rowVersion: item.rowVersion, newItemNumber },
  })

const history = async (query: object = {}) => {
  const params = { careRecipientId: world.care.ordinary.id }
  return (await world.as(anna).call(readCartHistory, { params, query: { pageSize: 200, ...query } })).body
}

describe('a replacement', () => {
  test('takes the place, with the consumption copied for a look, and the old item goes to the history (O-7-130, O-2-09)', async () => {
    const old = await selectItem(world, { consumption: '1.5' })
    const next = await newItem(world)
    const { body } = await replace(old, next.itemNumber)
    expect(body).toMatchObject({
      itemNumber: next.itemNumber,
      consumption: 1.5,
      consumptionPeriod: 'day',
      checkConsumption: true,
      warnings: ['check-consumption'],
      replaces: { cartItemId: old.cartItemId, itemNumber: old.product.itemNumber, isPrescribed: false },
    })
    const ended = (await history()).entities.find((each) => each.cartItemId === old.cartItemId)
    expect(ended).toMatchObject({
      status: 'replaced',
      endedBy: { name: 'Anna Ek', onBehalfOf: null },
      replacedBy: { itemNumber: next.itemNumber },
      events: [{ event: 'replaced', by: { name: 'Anna Ek', onBehalfOf: null } }],
    })
    expect(world.clock.now().epochMilliseconds - Date.parse(ended?.endedOn ?? '')).toBeLessThan(60_000)
  })

  test('of what is prescribed leaves the prescription as it is, and says so', async () => {
    const old = await selectItem(world, { product: world.home.products.pad, status: 2 })
    const before = await world.owner.query('select * from omsorg.prescription_row order by id')
    const { body } = await replace(old, (await newItem(world)).itemNumber)
    expect(body).toMatchObject({
      replaces: { isPrescribed: true },
      warnings: expect.arrayContaining(['old-item-prescribed']),
    })
    expect((await world.owner.query('select * from omsorg.prescription_row order by id')).rows).toEqual(before.rows)
  })

  test('without a consumption has none to look at', async () => {
    const { body } = await replace(await selectItem(world, { consumption: null }), (await newItem(world)).itemNumber)
    expect(body).toMatchObject({ checkConsumption: false, warnings: ['consumption-missing'] })
  })

  test.each([
    ['hidden', { offered: false }, 'IPS001007'],
    ['of another area', { area: 'Catheter' as const }, 'CSP001007'],
    ['not sold', { status: 'not-sellable' as const }, 'IPS001008'],
  ])('by an item that is %s is refused', async (_what, given, code) => {
    const next = await newItem(world, given)
    expect((await replace(await selectItem(world), next.itemNumber)).errors).toEqual({ newItemNumber: code })
  })

  test('by itself, or by what is selected already, is refused', async () => {
    const [old, other] = [await selectItem(world), await selectItem(world)]
    expect((await replace(old, old.product.itemNumber)).errors).toEqual({ newItemNumber: 'CSP001001' })
    expect((await replace(old, other.product.itemNumber)).errors).toEqual({ newItemNumber: 'COM001001' })
  })

  test('of what is replaced already is refused', async () => {
    const old = await selectItem(world)
    await replace(old, (await newItem(world)).itemNumber)
    const again = { ...old, rowVersion: old.rowVersion + 1 }
    expect((await replace(again, (await newItem(world)).itemNumber)).errors).toEqual({ cartItemId: 'COM001001' })
  })
})

describe('the history', () => {
  test('tells who removed what, the latest first, page by page (O-7-125, O-2-09)', async () => {
    const items = [await selectItem(world), await selectItem(world), await selectItem(world)]
    for (const item of items) {
      await world.as(nurse).call(deleteCartItems, { input: { cartItemIds: [item.cartItemId] } })
    }
    const whole = await history()
    const ids = items.map((item) => item.cartItemId)
    expect(whole.entities.slice(0, 3).map((each) => each.cartItemId)).toEqual(ids.toReversed())
    const page = await history({ page: 2, pageSize: 1 })
    expect(page).toMatchObject({
      totalCount: whole.totalCount,
      entities: [
        { cartItemId: ids[1], status: 'removed', endedBy: { name: 'Test nurse' }, endedOn: expect.any(String) },
      ],
    })
    expect(await history({ therapyArea: 'Catheter' })).toMatchObject({ entities: [], totalCount: 0 })
  })

  test('holds nothing that still stands in the cart', async () => {
    const { cartItemId } = await selectItem(world)
    expect((await history()).entities.map((each) => each.cartItemId)).not.toContain(cartItemId)
  })
})

describe('a prescription', () => {
  const by = { userId: null, onBehalfOf: null }
  const statusOf = async (cartItemId: number) =>
    (await world.owner.query('select status from omsorg.cart_item where id = $1', [cartItemId])).rows[0].status
  const inOffice = <Result>(work: Parameters<typeof world.database.transaction<Result>>[1]) =>
    jobs.transaction<Result>(null, work)
  let jobs: World['database']
  beforeAll(async () => {
    const { openDatabase } = await import('../../../platform/database.ts')
    jobs = openDatabase({ url: world.config.databaseUrl, role: 'omsorg_jobs', connections: 1 })
    return () => jobs.close()
  })

  test('marks what it was made for, and gives it back when it is closed', async () => {
    const item = await selectItem(world)
    const marked = { careRecipientId: world.care.ordinary.id, productIds: [item.product.id], by }
    await inOffice((tx) => markPrescribed(tx, marked))
    expect(await statusOf(item.cartItemId)).toBe(2)
    await inOffice((tx) => markSelectedAgain(tx, marked))
    expect(await statusOf(item.cartItemId)).toBe(1)
    const events = await inOffice((tx) => readCartEvents(tx, world.care.ordinary.id, 'Incontinence'))
    expect(events.slice(0, 2)).toMatchObject([
      { event: 'selected-again', itemNumber: item.product.itemNumber, by: null },
      { event: 'prescribed' },
    ])
  })

  test('that still holds a product keeps it prescribed', async () => {
    const { pants } = world.home.products
    const item = await selectItem(world, { product: pants, status: 2 })
    await inOffice((tx) =>
      markSelectedAgain(tx, { careRecipientId: world.care.ordinary.id, productIds: [pants.id], by }),
    )
    expect(await statusOf(item.cartItemId)).toBe(2)
  })

  test('for products that nobody selected marks nothing', async () => {
    const { id } = await newItem(world)
    await inOffice((tx) => markPrescribed(tx, { careRecipientId: world.care.ordinary.id, productIds: [id], by }))
    const { rows } = await world.owner.query('select from omsorg.cart_item where product_id = $1', [id])
    expect(rows).toEqual([])
  })
})

describe('the products tab', () => {
  const settings = (actor: SignedIn, careRecipientId: number, carePlaceId = world.home.place.id) =>
    world.as(actor).call(readHandleProductsSettings, { query: { careRecipientId, carePlaceId } })

  test('says by area what may be done, and why not (O-7-134)', async () => {
    const { body } = await settings(anna, world.care.ordinary.id)
    expect(body.areas).toHaveLength(8)
    expect(body.areas.find((each) => each.therapyArea === 'Incontinence')).toMatchObject({
      select: { allowed: true, reason: null },
      prescribe: { allowed: true, reason: null },
    })
    expect(body.areas.find((each) => each.therapyArea === 'Diabetes')).toMatchObject({
      select: { allowed: false, reason: 'area-off' },
    })
  })

  test('says what somebody lacks the right to, and what nobody may', async () => {
    const [area] = (await settings(nurse, world.care.ordinary.id)).body.areas
    expect(area).toMatchObject({ select: { allowed: true }, prescribe: { reason: 'prescribing-right-missing' } })
    const [ofDead] = (await settings(anna, world.care.deceased.id)).body.areas
    expect(ofDead).toMatchObject({ select: { reason: 'person-deceased' }, prescribe: { reason: 'person-deceased' } })
  })

  test('is not answered for a place where the person is not', async () => {
    expect((await settings(anna, world.care.ordinary.id, world.home.sister.id)).status).toBe(404)
  })

  test('knows when what is selected was last ordered (O-7-133)', async () => {
    const { catheter } = world.home.products
    const { body } = await world
      .as(anna)
      .call(lastOrderedSelected, { input: { careRecipientId: world.care.ordinary.id, pageSize: 200 } })
    const ordered = body.entities.find((each) => each.itemNumber === catheter.itemNumber)
    const day = world.clock.now().subtract({ hours: 240 }).toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
    expect(ordered).toMatchObject({ lastOrderDate: day.toString(), quantity: 2 })
    const cart = await world
      .as(anna)
      .call(readCart, { params: { careRecipientId: world.care.ordinary.id }, query: { therapyArea: 'Catheter' } })
    expect(cart.body.entities[0]).toMatchObject({ lastOrder: { packages: 2, date: day.toString() } })
  })
})
