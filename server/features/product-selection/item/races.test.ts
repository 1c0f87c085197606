import { addToCart } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import { readCartHistory } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { updateConsumption } from '@omsorg/contract/product-selection/item/update-consumption.ts'
import { updateFlavorConsumption } from '@omsorg/contract/product-selection/flavor/update-flavor-consumption.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import { replaceItem } from '@omsorg/contract/product-selection/item/replace-item.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newItem, selectItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let bo: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  bo = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

const fifty = <Result>(work: (actor: SignedIn, index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => work(index % 2 === 0 ? anna : bo, index)))

test('fifty who select one product at once leave one item, and all are answered with it', async () => {
  const { itemNumber, id } = await newItem(world)
  const careRecipientId = world.care.ordinary.id
  const answers = await fifty((actor) =>
    world
      .as(actor)
      .call(addToCart, { input: { careRecipientId, therapyArea: 'Incontinence', items: [{ itemNumber }] } }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(new Set(answers.map(({ body }) => body.entities[0]?.cartItemId)).size).toBe(1)
  expect(answers.filter(({ body }) => body.alreadySelected.length === 0)).toHaveLength(1)
  const { rows } = await world.owner.query(
    `select e.event from omsorg.cart_item i join omsorg.cart_item_event e on e.cart_item_id = i.id where i.product_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ event: 'selected' }])
})

test('fifty who select two products at once, in either order, never wait for each other for good', async () => {
  const numbers = [(await newItem(world)).itemNumber, (await newItem(world)).itemNumber]
  const careRecipientId = world.care.ordinary.id
  const answers = await fifty((actor, index) => {
    const items = (index % 3 === 0 ? numbers : numbers.toReversed()).map((itemNumber) => ({ itemNumber }))
    return world.as(actor).call(addToCart, { input: { careRecipientId, therapyArea: 'Incontinence', items } })
  })
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
})

test('fifty who select fifty different products at once lose none of them', async () => {
  const careRecipientId = world.care.protected.id
  const numbers: string[] = []
  for (let index = 0; index < 50; index += 1) numbers.push((await newItem(world)).itemNumber)
  const answers = await fifty((actor, index) =>
    world.as(actor).call(addToCart, {
      input: { careRecipientId, therapyArea: 'Incontinence', items: [{ itemNumber: numbers[index] ?? '' }] },
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const { body } = await world.as(anna).call(readCart, { params: { careRecipientId }, query: { pageSize: 200 } })
  const kept = body.entities.map((each) => each.itemNumber).filter((number) => numbers.includes(number))
  expect(kept.toSorted()).toEqual(numbers.toSorted())
})

test('of fifty who change a consumption from one version one is kept, and all others are told', async () => {
  const { cartItemId, rowVersion } = await selectItem(world)
  const answers = await fifty((actor, index) =>
    world.as(actor).call(updateConsumption, {
      input: { cartItemId, rowVersion, consumption: index + 10, consumptionPeriod: 'day' },
    }),
  )
  const [kept, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  const { rows } = await world.owner.query(
    `select i.consumption::int as consumption, i.row_version,
       (select count(*)::int from omsorg.cart_item_event e where e.cart_item_id = i.id) as events
     from omsorg.cart_item i where i.id = $1`,
    [cartItemId],
  )
  expect(rows).toEqual([{ consumption: kept?.body.consumption, row_version: rowVersion + 1, events: 1 }])
})

test('twelve who share out flavours at once, each from the version that was read last, lose no share, and the sum stays exact', async () => {
  const product = await newItem(world, { flavors: 12 })
  const { cartItemId } = await selectItem(world, { product, consumption: null })
  const careRecipientId = world.care.ordinary.id
  const share = async (actor: SignedIn, flavorItemNumber: string): Promise<void> => {
    const cart = await world.as(actor).call(readCart, { params: { careRecipientId }, query: { pageSize: 200 } })
    const { rowVersion = 0 } = cart.body.entities.find((each) => each.cartItemId === cartItemId) ?? {}
    const input = { cartItemId, rowVersion, flavorItemNumber, consumption: 0.1, consumptionPeriod: 'day' as const }
    const { status } = await world.as(actor).call(updateFlavorConsumption, { input })
    if (status === 409) return share(actor, flavorItemNumber)
    expect(status).toBe(200)
  }
  await Promise.all(product.flavors.map((flavor, index) => share(index % 2 === 0 ? anna : bo, flavor)))
  const { rows } = await world.owner.query(
    `select trim_scale(i.consumption)::text as consumption, count(*)::int as flavors,
       trim_scale(sum(f.consumption))::text as shared
     from omsorg.cart_item i join omsorg.cart_item_flavor f on f.cart_item_id = i.id and f.status = 1
     where i.id = $1 group by i.id`,
    [cartItemId],
  )
  expect(rows).toEqual([{ consumption: '1.2', flavors: 12, shared: '1.2' }])
})

test('fifty who remove one product at once end it once, and the history tells one end', async () => {
  const { cartItemId } = await selectItem(world)
  const answers = await fifty((actor) =>
    world.as(actor).call(deleteCartItems, { input: { cartItemIds: [cartItemId] } }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { body } = await world.as(anna).call(readCartHistory, {
    params: { careRecipientId: world.care.ordinary.id },
    query: { pageSize: 200 },
  })
  expect(body.entities.find((each) => each.cartItemId === cartItemId)?.events.map(({ event }) => event)).toEqual([
    'removed',
  ])
})

test('fifty who replace one product by different ones leave one successor', async () => {
  const { cartItemId, rowVersion } = await selectItem(world)
  const next: string[] = []
  for (let index = 0; index < 50; index += 1) next.push((await newItem(world)).itemNumber)
  const answers = await fifty((actor, index) =>
    world.as(actor).call(replaceItem, { input: { cartItemId, rowVersion, newItemNumber: next[index] ?? '' } }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  const { rows } = await world.owner.query('select status from omsorg.cart_item where replaces_id = $1', [cartItemId])
  expect(rows).toEqual([{ status: 1 }])
})

test('a product that some replace and some remove at once is either replaced or removed', async () => {
  const { cartItemId, rowVersion } = await selectItem(world)
  const { itemNumber: newItemNumber } = await newItem(world)
  const answers = await fifty<{ readonly status: number }>((actor, index) =>
    index % 2 === 0
      ? world.as(actor).call(replaceItem, { input: { cartItemId, rowVersion, newItemNumber } })
      : world.as(actor).call(deleteCartItems, { input: { cartItemIds: [cartItemId] } }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await world.owner.query<{ events: number }>(
    `select count(*)::int as events from omsorg.cart_item_event where cart_item_id = $1`,
    [cartItemId],
  )
  expect(rows).toEqual([{ events: 1 }])
})

test('the same key sent again is answered with the same item, and selects once', async () => {
  const { itemNumber } = await newItem(world)
  const input = {
    careRecipientId: world.care.ordinary.id,
    therapyArea: 'Incontinence' as const,
    items: [{ itemNumber }],
  }
  const send = () => world.as(anna).call(addToCart, { input, idempotencyKey: 'once-and-for-all' })
  const first = await send()
  expect((await send()).text).toBe(first.text)
  expect(first.body.alreadySelected).toEqual([])
})
