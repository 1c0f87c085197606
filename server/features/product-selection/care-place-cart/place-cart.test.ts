import { addToPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/add-to-place-cart.ts'
import { deletePlaceCartFlavors } from '@omsorg/contract/product-selection/care-place-cart/delete-place-cart-flavors.ts'
import { deletePlaceCartItem } from '@omsorg/contract/product-selection/care-place-cart/delete-place-cart-item.ts'
import { readPlaceCartHistory } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart-history.ts'
import { readPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart.ts'
import { searchPlaceProducts } from '@omsorg/contract/product-selection/care-place-cart/search-place-products.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupOf } from '../../../testing/orders.ts'
import { newItem, selectForPlace } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let petra: SignedIn
let carePlaceId: string
beforeAll(async () => {
  world = await openWorld()
  petra = await world.signIn(world.people.purchaser)
  carePlaceId = world.home.place.id
})
afterAll(() => world.close())

type Item = CallOf<typeof addToPlaceCart>['input']['items'][number]

const add = (items: Item[], actor = petra) => world.as(actor).call(addToPlaceCart, { input: { carePlaceId, items } })
const cart = async (actor = petra) =>
  (await world.as(actor).call(readPlaceCart, { params: { carePlaceId }, query: { pageSize: 200 } })).body
const inCart = async (itemNumber: string) => (await cart()).entities.find((each) => each.itemNumber === itemNumber)

/** A group order of the home place, placed so many days ago. */
async function orderedForStore(
  product: { readonly id: number; readonly itemNumber: string },
  packages: number,
  days: number,
) {
  const at = new Date(Date.parse(world.clock.now().toString()) - days * 86_400_000).toISOString()
  const { rows } = await world.owner.query<{ id: string }>(
    `insert into omsorg.customer_order (client_id, care_place_id, market, type, state, currency, created_by, created_at,
       confirmed_by, confirmed_at)
     select p.client_id, p.id, 10, 2, 2, 'SEK', $2, $3, $2, $3 from omsorg.care_place p where p.id = $1 returning id`,
    [carePlaceId, world.people.purchaser.id, at],
  )
  await world.owner.query(
    `insert into omsorg.order_line (customer_order_id, line_no, product_id, item_number, item_name, therapy_area, quantity,
       items_per_package, price, vat_rate, line_net)
     select $1, 1, p.id, p.item_number, p.name, p.therapy_area, $3, 10, 100, 25, 100 * $3 from omsorg.product p where p.id = $2`,
    [rows[0]?.id, product.id, packages],
  )
}

describe('a product that is selected for the care place', () => {
  test('stands in its cart with the packages that are wanted, and shows no person (O-3-78, O-7-135, O-7-137)', async () => {
    const { itemNumber } = await newItem(world)
    const { status, body } = await add([{ itemNumber, packages: 6 }])
    expect(status).toBe(200)
    expect(body.entities).toMatchObject([
      { itemNumber, packages: 6, status: 'selected', product: { price: 5_000, unavailabilityCode: null } },
    ])
    expect(await inCart(itemNumber)).toMatchObject({ packages: 6, can: { change: { allowed: true } } })
  })

  test('takes the packages that are said last', async () => {
    const { itemNumber } = await newItem(world)
    await add([{ itemNumber, packages: 6 }])
    const { body } = await add([{ itemNumber, packages: 2 }])
    expect(body.entities).toMatchObject([{ packages: 2, rowVersion: 2 }])
    expect((await cart()).entities.filter((each) => each.itemNumber === itemNumber)).toHaveLength(1)
  })

  test('is suggested as the store usually takes it in the last three months', async () => {
    const product = await newItem(world)
    await orderedForStore(product, 50, 100)
    for (const [packages, days] of [
      [5, 60],
      [40, 30],
      [6, 7],
    ] as const) {
      await orderedForStore(product, packages, days)
    }
    const { body } = await add([{ itemNumber: product.itemNumber }])
    expect(body.entities).toMatchObject([{ packages: 6, consumption: 17, product: { usual: { lastPackages: 6 } } }])
    expect((await cart()).usual.map((each) => each.itemNumber)).toContain(product.itemNumber)
  })

  test('begins with one package where nothing is usual', async () => {
    const { itemNumber } = await newItem(world)
    expect((await add([{ itemNumber }])).body.entities).toMatchObject([{ packages: 1, product: { usual: null } }])
  })

  test('twice in one call is refused', async () => {
    const { itemNumber } = await newItem(world)
    expect((await add([{ itemNumber }, { itemNumber }])).errors).toEqual({ 'items[1].itemNumber': 'COM001001' })
  })
})

describe('an item', () => {
  test('that is hidden is refused like one that does not exist, to the last byte', async () => {
    const hidden = await newItem(world, { offered: false })
    const [one, other] = [await add([{ itemNumber: hidden.itemNumber }]), await add([{ itemNumber: 'nowhere' }])]
    expect(one.errors).toEqual({ 'items[0].itemNumber': 'IPS001007' })
    expect(one.text).toBe(other.text)
  })

  test('of an area in which the client lets no care place purchase is refused', async () => {
    const product = await newItem(world, { area: 'Catheter' })
    const allow = (allowed: boolean) =>
      world.owner.query(
        `update omsorg.therapy_area_setting set care_place_purchase_allowed = $2
         where client_id = $1 and therapy_area = 'Catheter'`,
        [world.home.client.id, allowed],
      )
    await allow(false)
    const refused = await add([{ itemNumber: product.itemNumber }])
    await allow(true)
    expect(refused.body).toMatchObject({ refusal: 'purchase-off' })
  })
})

describe('flavours', () => {
  test('are kept with their packages and add up', async () => {
    const { itemNumber, flavors } = await newItem(world, { flavors: 2 })
    const [vanilla = '', mocha = ''] = flavors
    const shares = [
      { itemNumber: vanilla, packages: 6 },
      { itemNumber: mocha, packages: 4 },
    ]
    expect((await add([{ itemNumber, packages: 9, flavors: shares }])).errors).toEqual({
      'items[0].flavors': 'COM001001',
    })
    const { body } = await add([{ itemNumber, packages: 10, flavors: shares }])
    expect(body.entities[0]?.flavors).toMatchObject(shares)
  })

  test('keep their shares when the whole changes', async () => {
    const { itemNumber, flavors } = await newItem(world, { flavors: 2 })
    const [vanilla = '', mocha = ''] = flavors
    const shares = [
      { itemNumber: vanilla, packages: 6 },
      { itemNumber: mocha, packages: 4 },
    ]
    await add([{ itemNumber, packages: 10, flavors: shares }])
    const { body } = await add([{ itemNumber, packages: 5 }])
    expect(body.entities[0]?.flavors.map((each) => each.packages)).toEqual([3, 2])
  })

  test('that are taken out take their packages with them (O-7-139)', async () => {
    const product = await newItem(world, { flavors: 2 })
    const [vanilla = '', mocha = ''] = product.flavors
    await selectForPlace(world, {
      product,
      packages: 10,
      flavors: [
        [vanilla, 6],
        [mocha, 4],
      ],
    })
    const take = (flavor: string) =>
      world.as(petra).call(deletePlaceCartFlavors, {
        input: { carePlaceId, itemNumber: product.itemNumber, flavorItemNumbers: [flavor] },
      })
    expect((await take(vanilla)).body).toMatchObject({ packages: 4, flavors: [{ itemNumber: mocha, packages: 4 }] })
    expect((await take(vanilla)).errors).toEqual({ 'flavorItemNumbers[0]': 'COM001001' })
    expect((await take(mocha)).body).toMatchObject({ packages: null, flavors: [] })
  })
})

describe('a product that is taken out', () => {
  test('leaves the cart and stands in the history, with who took it and when (O-7-136, O-7-138)', async () => {
    const { itemNumber } = await selectForPlace(world, { packages: 3 })
    const params = { carePlaceId, itemNumber }
    expect((await world.as(petra).call(deletePlaceCartItem, { params })).status).toBe(200)
    expect(await inCart(itemNumber)).toBeUndefined()
    const { body } = await world.as(petra).call(readPlaceCartHistory, { params: { carePlaceId }, query: {} })
    expect(body.entities[0]).toMatchObject({ itemNumber, packages: 3, ending: 'removed' })
    expect(body.entities[0]?.endedBy).not.toBe('')
    expect((await world.as(petra).call(deletePlaceCartItem, { params })).status).toBe(404)
  })
})

describe('a product that is ordered for the store', () => {
  test('leaves the cart with the order, and what else is in it stays', async () => {
    const { itemNumber } = world.home.products.pad
    await add([{ itemNumber, packages: 3 }])
    const { itemNumber: other } = await selectForPlace(world)
    const input = groupOf(world, 3)
    const saved = await world.as(petra).call(saveGroup, { input })
    const { customerOrderId, rowVersion } = saved.body
    const placed = await world
      .as(petra)
      .call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
    expect([saved.status, placed.status]).toEqual([200, 200])
    expect(await inCart(itemNumber)).toBeUndefined()
    expect(await inCart(other)).toBeDefined()
    const { body } = await world.as(petra).call(readPlaceCartHistory, { params: { carePlaceId }, query: {} })
    expect(body.entities[0]).toMatchObject({ itemNumber, packages: 3, ending: 'ordered' })
  })
})

describe('the search for the care place', () => {
  test('finds products of every area and counts each', async () => {
    const [one, other] = [await newItem(world), await newItem(world, { area: 'Catheter' })]
    const { body } = await world.as(petra).call(searchPlaceProducts, {
      input: { carePlaceId, itemNumbers: [one.itemNumber, other.itemNumber] },
    })
    expect(body.entities.map((each) => each.itemNumber).toSorted()).toEqual([one.itemNumber, other.itemNumber])
    expect(body.areas).toEqual(
      expect.arrayContaining([
        { therapyArea: 'Incontinence', count: 1 },
        { therapyArea: 'Catheter', count: 1 },
      ]),
    )
  })

  test('has the facets of one area', async () => {
    const { body } = await world
      .as(petra)
      .call(searchPlaceProducts, { input: { carePlaceId, therapyArea: 'Incontinence' } })
    expect(body.facets.map(({ key }) => key)).toContain('agreementType')
  })
})

describe('whoever works elsewhere', () => {
  test('finds no cart here, and changes none', async () => {
    const { itemNumber } = await selectForPlace(world)
    const sister = await world.signIn(world.people.sisterNurse)
    const read = await world.as(sister).call(readPlaceCart, { params: { carePlaceId }, query: {} })
    expect(read.status).toBe(404)
    expect(
      (
        await world.as(petra).call(deletePlaceCartItem, {
          params: { carePlaceId: world.home.sister.id, itemNumber },
        })
      ).status,
    ).toBe(404)
    const foreign = await world.as(petra).call(addToPlaceCart, {
      input: { carePlaceId: world.home.sister.id, items: [{ itemNumber }] },
    })
    expect(foreign.errors).toEqual({ carePlaceId: 'GBS001001' })
  })

  test('and whoever only orders here reads the cart and changes nothing in it', async () => {
    const anna = await world.signIn(world.people.prescriber)
    const { itemNumber } = await selectForPlace(world)
    const found = (await cart(anna)).entities.find((each) => each.itemNumber === itemNumber)
    expect(found?.can.change).toEqual({ allowed: false, reason: 'right-missing' })
    expect((await add([{ itemNumber }], anna)).status).toBe(403)
  })
})

describe('two at once', () => {
  const fifty = <Result>(work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => work(index)))

  test('who add the same product leave one, with the packages of one of them', async () => {
    const { itemNumber, id } = await newItem(world)
    const answers = await fifty((index) => add([{ itemNumber, packages: index + 1 }]))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map(({ body }) => body.entities[0]?.cartItemId)).size).toBe(1)
    const { rows } = await world.owner.query(
      'select row_version, packages between 1 and 50 as is_one from omsorg.cart_item where product_id = $1',
      [id],
    )
    expect(rows).toEqual([{ row_version: 50, is_one: true }])
  })

  test('who add two products in either order never wait for each other for good', async () => {
    const numbers = [(await newItem(world)).itemNumber, (await newItem(world)).itemNumber]
    const answers = await fifty((index) =>
      add((index % 3 === 0 ? numbers : numbers.toReversed()).map((itemNumber) => ({ itemNumber, packages: 2 }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  })

  test('a call that is sent twice adds once', async () => {
    const { itemNumber } = await newItem(world)
    const sent = {
      input: { carePlaceId, items: [{ itemNumber, packages: 2 }] },
      idempotencyKey: 'the-store-once',
    }
    const [one, other] = [
      await world.as(petra).call(addToPlaceCart, sent),
      await world.as(petra).call(addToPlaceCart, sent),
    ]
    expect(other.text).toBe(one.text)
    expect(await inCart(itemNumber)).toMatchObject({ rowVersion: 1 })
  })
})
