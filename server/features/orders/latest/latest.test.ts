import { lastDeliveryNotifications } from '@omsorg/contract/orders/latest/last-delivery-notifications.ts'
import { lastOrderedCarePlace } from '@omsorg/contract/orders/latest/last-ordered-care-place.ts'
import { lastOrderedCareRecipient } from '@omsorg/contract/orders/latest/last-ordered-care-recipient.ts'
import { lastWithdrawalFlavors } from '@omsorg/contract/orders/latest/last-withdrawal-flavors.ts'
import { lastWithdrawalProductGroup } from '@omsorg/contract/orders/latest/last-withdrawal-product-group.ts'
import { latestOrderedSelectedProducts } from '@omsorg/contract/orders/latest/latest-ordered-selected-products.ts'
import { insertPlacedOrder } from '@omsorg/database/demo/build/orders.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { newItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

test('what a person was last given is told by item: the day, who ordered, how much, and what comes next (O-7-73, O-7-78)', async () => {
  const { ordinary } = world.care
  await placeOrder(world, nurse, withdrawalOf(ordinary, { quantity: 3 }))
  const { itemNumber } = ordinary.row.product
  const today = world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString()
  const { items } = (await world.as(nurse).call(lastOrderedCareRecipient, { query: { careRecipientId: ordinary.id } }))
    .body
  expect(items).toContainEqual({
    itemNumber,
    lastOrderDate: today,
    lastOrderedBy: { name: 'Anna Ek', onBehalfOf: null },
  })

  const input = { careRecipientId: ordinary.id, itemNumbers: [itemNumber, 'never-ordered'] }
  const { products } = (await world.as(nurse).call(latestOrderedSelectedProducts, { input })).body
  expect(products).toMatchObject([
    { itemNumber, lastOrderDate: today, quantity: 3, suggestion: { word: expect.any(String) } },
  ])
})

test('the last order of a product group is told with its lines, and a group that the market does not have is missing (O-7-80)', async () => {
  const { ordinary } = world.care
  const { rows } = await world.owner.query<{ number: string }>(
    'select product_group_number as number from omsorg.product where id = $1',
    [ordinary.catheterRow.product.id],
  )
  const ask = (productGroupNumber: string) =>
    world.as(nurse).call(lastWithdrawalProductGroup, { query: { careRecipientId: ordinary.id, productGroupNumber } })
  const { lines } = (await ask(rows[0]?.number ?? '')).body
  expect(lines).toMatchObject([{ itemNumber: ordinary.catheterRow.product.itemNumber, quantity: 2 }])
  expect((await ask('none')).status).toBe(404)
})

test('how an item was split into flavours is told of its last withdrawal, and not of the one before (O-7-77)', async () => {
  const { ordinary } = world.care
  const item = await newItem(world, { flavors: 2 })
  const [vanilla = '', mocha = ''] = item.flavors
  const withdraw = async (daysAgo: number, shares: readonly [number, number]) =>
    insertPlacedOrder(world.owner, await readVatRates(world.owner), {
      place: world.home.place,
      type: 4,
      recipient: ordinary,
      placedBy: world.people.prescriber,
      at: world.clock.now().subtract({ hours: 24 * daysAgo }),
      lines: [
        {
          product: item,
          quantity: 4,
          price: 5_000,
          flavors: [vanilla, mocha].map((itemNumber, at) => ({ itemNumber, packages: shares[at] ?? 0 })),
        },
      ],
      customerNumber: '1001',
    })
  await withdraw(9, [2, 2])
  await withdraw(2, [3, 1])
  const ask = (itemNumber: string) =>
    world.as(nurse).call(lastWithdrawalFlavors, { query: { careRecipientId: ordinary.id, itemNumber } })
  expect((await ask(item.itemNumber)).body.flavors).toEqual([
    { itemNumber: vanilla, name: 'vanilla', packages: 3 },
    { itemNumber: mocha, name: 'mocha', packages: 1 },
  ])
  expect((await ask(ordinary.row.product.itemNumber)).body.flavors).toEqual([])
  expect((await ask('none')).status).toBe(404)
})

test('what a place last ordered for itself is told to its purchaser, and nothing of its residents (O-7-79)', async () => {
  const purchaser = await world.signIn(world.people.purchaser)
  const { pants } = world.home.products
  await insertPlacedOrder(world.owner, await readVatRates(world.owner), {
    place: world.home.place,
    type: 2,
    placedBy: world.people.purchaser,
    at: world.clock.now().subtract({ hours: 48 }),
    lines: [{ product: pants, quantity: 1, price: 5_000 }],
    customerNumber: '1001',
  })
  const ask = (actor: SignedIn, carePlaceId: string) =>
    world.as(actor).call(lastOrderedCarePlace, { query: { carePlaceId } })
  const { items } = (await ask(purchaser, world.home.place.id)).body
  expect(items.map(({ itemNumber }) => itemNumber)).toEqual([pants.itemNumber])
  expect((await ask(purchaser, world.home.sister.id)).status).toBe(404)
})

test('how a receiver was last told is kept from whoever asks of a protected person (O-7-85)', async () => {
  const { ordinary, protected: hidden } = world.care
  const told = { notify_by: 'sms', notify_phone: '+46701740605' }
  for (const { order } of [ordinary, hidden]) {
    await world.owner.query('update omsorg.customer_order set notify_by = $2, notify_phone = $3 where id = $1', [
      order.id,
      told.notify_by,
      told.notify_phone,
    ])
  }
  await world.owner.query(
    "update omsorg.customer_order set confirmed_at = now() - interval '1 year' where care_recipient_id = $1 and id <> $2",
    [ordinary.id, ordinary.order.id],
  )
  const ask = async (careRecipientId: number) =>
    (await world.as(nurse).call(lastDeliveryNotifications, { query: { careRecipientId } })).body
  expect(await ask(ordinary.id)).toMatchObject({ notifyBy: 'sms', notifyPhone: told.notify_phone })
  expect(await ask(hidden.id)).toMatchObject({ notifyBy: 'sms', notifyPhone: null })
})
