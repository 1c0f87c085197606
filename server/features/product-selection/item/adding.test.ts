import { addToCart } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newItem, selectItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())

type Item = CallOf<typeof addToCart>['input']['items'][number]

const add = (items: Item[], more: object = {}, actor: SignedIn = anna) =>
  world.as(actor).call(addToCart, {
    input: { careRecipientId: world.care.ordinary.id, therapyArea: 'Incontinence', items, ...more },
  })

const cart = async (actor: SignedIn = anna) => {
  const answer = await world
    .as(actor)
    .call(readCart, { params: { careRecipientId: world.care.ordinary.id }, query: { pageSize: 200 } })
  return answer.body.entities
}

const eventsOf = async (cartItemId: number) => {
  const { rows } = await world.owner.query<{ event: string; by_user: number }>(
    'select event, by_user from omsorg.cart_item_event where cart_item_id = $1 order by id',
    [cartItemId],
  )
  return rows
}

describe('a product that is selected', () => {
  test('stands in the cart with its consumption as it was typed, and who selected it (O-3-78, O-7-122, O-7-123)', async () => {
    const { itemNumber } = await newItem(world)
    const { status, body } = await add([{ itemNumber, consumption: 0.5, consumptionPeriod: 'week' }])
    expect(status).toBe(200)
    const [item] = body.entities
    expect(item).toMatchObject({
      itemNumber,
      consumption: 0.5,
      consumptionPeriod: 'week',
      status: 'selected',
      selectedBy: { name: 'Anna Ek', onBehalfOf: null },
      agreementLetter: 'A',
      price: 5_000,
      unavailabilityCode: null,
      warnings: [],
      can: {
        change: { allowed: true },
        prescribe: { allowed: true },
        replace: { allowed: true },
        remove: { allowed: true },
      },
    })
    expect(await eventsOf(item?.cartItemId ?? 0)).toEqual([{ event: 'selected', by_user: Number(anna.claims.sub) }])
    expect((await cart()).map((each) => each.itemNumber)).toContain(itemNumber)
  })

  test('is answered as it stands when it is selected again, by whomever', async () => {
    const { itemNumber } = await newItem(world)
    const first = await add([{ itemNumber, consumption: 4, consumptionPeriod: 'day' }])
    const again = await add([{ itemNumber, consumption: 9, consumptionPeriod: 'week' }], {}, nurse)
    const [item] = first.body.entities
    expect(again.body).toMatchObject({
      entities: [
        {
          cartItemId: item?.cartItemId,
          consumption: 4,
          consumptionPeriod: 'day',
          selectedBy: { name: 'Anna Ek', onBehalfOf: null },
        },
      ],
      alreadySelected: [item?.cartItemId],
    })
    expect(await eventsOf(item?.cartItemId ?? 0)).toHaveLength(1)
  })

  test('waits for a consumption when none is given, and says so', async () => {
    const { itemNumber } = await newItem(world)
    const { body } = await add([{ itemNumber }])
    expect(body.entities[0]).toMatchObject({ consumption: null, warnings: ['consumption-missing'] })
  })

  test('may bring a consumption that wants a look; without one there is nothing to look at', async () => {
    const [one, other] = [await newItem(world), await newItem(world)]
    const { body } = await add([
      { itemNumber: one.itemNumber, consumption: 4, consumptionPeriod: 'day', checkConsumption: true },
      { itemNumber: other.itemNumber, checkConsumption: true },
    ])
    expect(body.entities).toMatchObject([
      { checkConsumption: true, warnings: ['check-consumption'] },
      { checkConsumption: false, warnings: ['consumption-missing'] },
    ])
  })

  test('may not have a consumption without its period', async () => {
    const { itemNumber } = await newItem(world)
    const { errors } = await add([{ itemNumber, consumption: 4 }])
    expect(errors).toEqual({ 'items[0].consumptionPeriod': 'COM001003' })
  })
})

describe('an item', () => {
  test('that is hidden is refused like one that does not exist, to the last byte', async () => {
    const hidden = await newItem(world, { offered: false })
    const answers = await Promise.all([add([{ itemNumber: hidden.itemNumber }]), add([{ itemNumber: 'nowhere' }])])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(answers[0]?.errors).toEqual({ 'items[0].itemNumber': 'IPS001007' })
  })

  test('that is not sold is refused', async () => {
    const gone = await newItem(world, { status: 'not-sellable' })
    expect((await add([{ itemNumber: gone.itemNumber }])).errors).toEqual({ 'items[0].itemNumber': 'IPS001008' })
  })

  test('of another area is refused', async () => {
    const other = await newItem(world, { area: 'Catheter' })
    expect((await add([{ itemNumber: other.itemNumber }])).errors).toEqual({ 'items[0].itemNumber': 'CSP001007' })
  })

  test('that stands twice in the call is refused, and nothing of the call is kept', async () => {
    const { itemNumber } = await newItem(world)
    expect((await add([{ itemNumber }, { itemNumber }])).errors).toEqual({ 'items[1].itemNumber': 'COM001001' })
    expect((await cart()).map((each) => each.itemNumber)).not.toContain(itemNumber)
  })

  test('that is refused takes those beside it with it', async () => {
    const good = await newItem(world)
    await add([{ itemNumber: good.itemNumber }, { itemNumber: 'nowhere' }])
    expect((await cart()).map((each) => each.itemNumber)).not.toContain(good.itemNumber)
  })
})

describe('flavours', () => {
  test('that add up are kept with their names (O-3-78)', async () => {
    const item = await newItem(world, { flavors: 2 })
    const [vanilla = '', mocha = ''] = item.flavors
    const flavors = [
      { itemNumber: vanilla, consumption: 1.5 },
      { itemNumber: mocha, consumption: 2.5 },
    ]
    const { body } = await add([{ itemNumber: item.itemNumber, consumption: 4, consumptionPeriod: 'day', flavors }])
    expect(body.entities[0]?.flavors).toEqual([
      { itemNumber: mocha, name: 'mocha', consumption: 2.5, status: 'selected' },
      { itemNumber: vanilla, name: 'vanilla', consumption: 1.5, status: 'selected' },
    ])
  })

  test('of 2 and 1 for 4 are refused', async () => {
    const item = await newItem(world, { flavors: 2 })
    const [vanilla = '', mocha = ''] = item.flavors
    const flavors = [
      { itemNumber: vanilla, consumption: 2 },
      { itemNumber: mocha, consumption: 1 },
    ]
    const { errors } = await add([{ itemNumber: item.itemNumber, consumption: 4, consumptionPeriod: 'day', flavors }])
    expect(errors).toEqual({ 'items[0].flavors': 'COM001001' })
  })

  test('of another group, and one that cannot be ordered, are refused', async () => {
    const item = await newItem(world, { flavors: 2, orderableFlavors: 1 })
    const other = await newItem(world, { flavors: 2 })
    const of = (itemNumber: string) =>
      add([
        {
          itemNumber: item.itemNumber,
          consumption: 4,
          consumptionPeriod: 'day',
          flavors: [{ itemNumber, consumption: 4 }],
        },
      ])
    const wrong = { 'items[0].flavors[0].itemNumber': 'COM001001' }
    expect((await of(other.itemNumber)).errors).toEqual(wrong)
    expect((await of(item.flavors[1] ?? '')).errors).toEqual(wrong)
  })

  test('are waited for when none is chosen', async () => {
    const item = await newItem(world, { flavors: 2 })
    const { body } = await add([{ itemNumber: item.itemNumber, consumption: 4, consumptionPeriod: 'day' }])
    expect(body.entities[0]).toMatchObject({ warnings: ['flavors-missing'], flavorsToChoose: [{}, {}] })
  })
})

describe('the cart is closed', () => {
  test.each([
    ['deceased', 'CRS003003'],
    ['inactive', 'GBS000704'],
  ] as const)('for a person who is %s', async (who, code) => {
    const { itemNumber } = await newItem(world)
    const { errors } = await add([{ itemNumber }], { careRecipientId: world.care[who].id })
    expect(Object.values(errors)).toEqual([code])
  })

  test('for a person who is inactive at the place', async () => {
    const { itemNumber } = await newItem(world)
    const { id } = world.care.ordinary
    await world.owner.query('update omsorg.care_recipient_place set status = 2 where care_recipient_id = $1', [id])
    expect(Object.values((await add([{ itemNumber }])).errors)).toEqual(['CRS003007'])
    await world.owner.query('update omsorg.care_recipient_place set status = 1 where care_recipient_id = $1', [id])
  })

  test('in an area from which nothing is selected', async () => {
    const { itemNumber } = await newItem(world)
    const allow = (allowed: boolean) =>
      world.owner.query(
        `update omsorg.therapy_area_setting set direct_selection_allowed = $1, guided_selection_allowed = $1
         where client_id = $2 and therapy_area = 'Incontinence'`,
        [allowed, world.home.client.id],
      )
    await allow(false)
    expect((await add([{ itemNumber }])).errors).toEqual({ therapyArea: 'COM001002' })
    await allow(true)
  })
})

describe('what waits for a prescription', () => {
  test('is selected, and on no prescription that runs (O-7-124)', async () => {
    const waits = await selectItem(world)
    const prescribed = await selectItem(world, { status: 2 })
    const runs = await selectItem(world, { product: world.home.products.pad })
    const { body } = await world.as(anna).call(readWithoutPrescriptions, {
      params: { careRecipientId: world.care.ordinary.id },
      query: { pageSize: 200 },
    })
    const ids = body.entities.map((each) => each.cartItemId)
    expect(ids).toContain(waits.cartItemId)
    expect(ids).not.toContain(prescribed.cartItemId)
    expect(ids).not.toContain(runs.cartItemId)
  })

  test('is asked for by area, and counted whatever the page', async () => {
    const params = { careRecipientId: world.care.ordinary.id }
    const catheters = await world
      .as(anna)
      .call(readWithoutPrescriptions, { params, query: { therapyArea: 'Catheter' } })
    expect(catheters.body).toMatchObject({ entities: [], totalCount: 0 })
    const all = await world.as(anna).call(readWithoutPrescriptions, { params, query: { pageSize: 200 } })
    const paged = await world.as(anna).call(readWithoutPrescriptions, { params, query: { page: 2, pageSize: 2 } })
    expect(paged.body.totalCount).toBe(all.body.totalCount)
    expect(paged.body.entities.map((each) => each.cartItemId)).toEqual(
      all.body.entities.slice(2, 4).map((each) => each.cartItemId),
    )
  })
})

test('who may not prescribe sees why, and may change all the same', async () => {
  const { cartItemId } = await selectItem(world)
  const item = (await cart(nurse)).find((each) => each.cartItemId === cartItemId)
  expect(item?.can).toMatchObject({
    change: { allowed: true },
    prescribe: { allowed: false, reason: 'prescribing-right-missing' },
  })
})
