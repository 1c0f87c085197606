import { addToCart } from '@omsorg/contract/product-selection/add-to-cart.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/delete-items.ts'
import { replaceItem } from '@omsorg/contract/product-selection/replace-item.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newItem, selected } from '../../../testing/selection.ts'
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

test('fifty who replace one product by different ones leave one successor', async () => {
  const { cartItemId, rowVersion } = await selected(world)
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
  const { cartItemId, rowVersion } = await selected(world)
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
