import { deleteCartFlavors } from '@omsorg/contract/product-selection/flavor/delete-cart-flavors.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import { updateConsumption } from '@omsorg/contract/product-selection/item/update-consumption.ts'
import { updateFlavorConsumption } from '@omsorg/contract/product-selection/flavor/update-flavor-consumption.ts'
import { updateCartFlavorStatus } from '@omsorg/contract/product-selection/flavor/update-cart-flavor-status.ts'
import { updateCartItemStatus } from '@omsorg/contract/product-selection/item/update-cart-item-status.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newItem, selectItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const eventsOf = async (cartItemId: number) => {
  const { rows } = await world.owner.query<{ event: string }>(
    'select event from omsorg.cart_item_event where cart_item_id = $1 order by id',
    [cartItemId],
  )
  return rows.map(({ event }) => event)
}

/** An item of two flavours, three a day of the first and one of the second. */
async function flavored(orderableFlavors = 3) {
  const product = await newItem(world, { flavors: 3, orderableFlavors })
  const [first = '', second = '', third = ''] = product.flavors
  const item = await selectItem(world, {
    product,
    flavors: [
      [first, '3'],
      [second, '1'],
    ],
  })
  const { cartItemId, rowVersion } = item
  return { sent: { cartItemId, rowVersion }, first, second, third }
}

async function plain(given: Parameters<typeof selectItem>[1] = {}) {
  const { cartItemId, rowVersion } = await selectItem(world, given)
  return { cartItemId, rowVersion }
}

describe('a consumption', () => {
  const change = (input: Parameters<typeof send>[0]) => send(input)
  const send = (input: {
    cartItemId: number
    rowVersion: number
    consumption?: number | null
    consumptionPeriod?: 'day' | 'week' | null
    flavors?: { itemNumber: string; consumption: number | null }[]
  }) => world.as(anna).call(updateConsumption, { input })

  test('is kept as it was typed, to four decimals (O-7-128)', async () => {
    const item = await plain()
    const { body } = await change({ ...item, consumption: 0.0001, consumptionPeriod: 'day' })
    expect(body).toMatchObject({ consumption: 0.0001, rowVersion: item.rowVersion + 1, checkConsumption: false })
    expect(await eventsOf(item.cartItemId)).toEqual(['consumption-changed'])
    const tooFine = { cartItemId: item.cartItemId, rowVersion: body.rowVersion, consumptionPeriod: 'day' as const }
    expect((await change({ ...tooFine, consumption: 0.00001 })).errors).toEqual({ consumption: 'COM001001' })
  })

  test('may be taken away again', async () => {
    const { body } = await change({ ...(await plain()), consumption: null, consumptionPeriod: null })
    expect(body).toMatchObject({ consumption: null, consumptionPeriod: null, warnings: ['consumption-missing'] })
  })

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const item = await plain()
    await change({ ...item, consumption: 1, consumptionPeriod: 'day' })
    const late = await change({ ...item, consumption: 2, consumptionPeriod: 'day' })
    expect([late.status, Object.values(late.errors)]).toEqual([409, ['CONFLICT_STALE']])
  })

  test('is shared among flavours exactly, or not at all', async () => {
    const { sent, first, second } = await flavored()
    const shares = (...amounts: number[]) =>
      [first, second].map((itemNumber, index) => ({ itemNumber, consumption: amounts[index] ?? null }))
    const wrong = await change({ ...sent, consumption: 4, consumptionPeriod: 'day', flavors: shares(2, 1) })
    expect(wrong.errors).toEqual({ flavors: 'COM001001' })
    const right = await change({ ...sent, consumption: 0.3, consumptionPeriod: 'day', flavors: shares(0.1, 0.2) })
    expect(right.body).toMatchObject({ consumption: 0.3, rowVersion: sent.rowVersion + 1 })
    const unshared = await change({
      ...sent,
      rowVersion: right.body.rowVersion,
      consumption: 6,
      consumptionPeriod: 'day',
      flavors: shares(),
    })
    expect(unshared.body).toMatchObject({ consumption: 6, warnings: ['flavors-missing'] })
  })

  test('does not leave its flavours behind', async () => {
    const { sent } = await flavored()
    expect((await change({ ...sent, consumption: 5, consumptionPeriod: 'day' })).errors).toEqual({
      consumption: 'COM001001',
    })
    expect((await change({ ...sent, consumption: 4, consumptionPeriod: 'week' })).status).toBe(200)
  })

  test('of what is prescribed is not changed here', async () => {
    const { errors } = await change({ ...(await plain({ status: 2 })), consumption: 1, consumptionPeriod: 'day' })
    expect(errors).toEqual({ cartItemId: 'COM001001' })
  })
})

describe('the share of a flavour', () => {
  test('is followed by the consumption of the product (O-7-129)', async () => {
    const { sent, second } = await flavored()
    const input = { ...sent, flavorItemNumber: second, consumption: 2.5, consumptionPeriod: 'day' as const }
    const { body } = await world.as(anna).call(updateFlavorConsumption, { input })
    expect(body).toMatchObject({ consumption: 5.5, consumptionPeriod: 'day' })
    expect(await eventsOf(sent.cartItemId)).toEqual(['flavors-changed'])
  })

  test('takes a new flavour in, but none that cannot be ordered', async () => {
    const good = await flavored()
    const input = { ...good.sent, flavorItemNumber: good.third, consumption: 1, consumptionPeriod: 'day' as const }
    expect((await world.as(anna).call(updateFlavorConsumption, { input })).body).toMatchObject({
      consumption: 5,
      flavors: [{}, {}, {}],
    })
    const bad = await flavored(2)
    const refused = await world
      .as(anna)
      .call(updateFlavorConsumption, { input: { ...input, ...bad.sent, flavorItemNumber: bad.third } })
    expect(refused.errors).toEqual({ flavorItemNumber: 'COM001001' })
  })

  test('counts in the period of the others', async () => {
    const { sent, second } = await flavored()
    const input = { ...sent, flavorItemNumber: second, consumption: 2, consumptionPeriod: 'week' as const }
    expect((await world.as(anna).call(updateFlavorConsumption, { input })).errors).toEqual({
      consumptionPeriod: 'COM001001',
    })
  })
})

describe('a flavour that is taken out', () => {
  test('takes its share with it, and the rest wants a look (O-7-132)', async () => {
    const { sent, second } = await flavored()
    const { body } = await world.as(anna).call(deleteCartFlavors, { input: { ...sent, flavorItemNumbers: [second] } })
    expect(body).toMatchObject({ consumption: 3, checkConsumption: true, flavors: [{ consumption: 3 }] })
  })

  test('as the last one leaves the consumption as it was, for a look', async () => {
    const { sent, first, second } = await flavored()
    const { body } = await world
      .as(anna)
      .call(deleteCartFlavors, { input: { ...sent, flavorItemNumbers: [first, second] } })
    expect(body).toMatchObject({ consumption: 4, checkConsumption: true, flavors: [] })
  })

  test('by its status is the same, and comes back without a share (O-7-127)', async () => {
    const { sent, first } = await flavored()
    const status = (rowVersion: number, to: 'removed' | 'selected' | 'replaced') =>
      world
        .as(anna)
        .call(updateCartFlavorStatus, { input: { ...sent, rowVersion, flavorItemNumber: first, status: to } })
    const out = await status(sent.rowVersion, 'removed')
    expect(out.body).toMatchObject({ consumption: 1, flavors: [{}] })
    const back = await status(out.body.rowVersion, 'selected')
    expect(back.body.flavors.find((each) => each.itemNumber === first)).toMatchObject({ consumption: null })
    expect((await status(back.body.rowVersion, 'replaced')).errors).toEqual({ status: 'COM001001' })
  })

  test('is one of those that were chosen', async () => {
    const { sent, third } = await flavored()
    const { errors } = await world.as(anna).call(deleteCartFlavors, { input: { ...sent, flavorItemNumbers: [third] } })
    expect(errors).toEqual({ flavorItemNumbers: 'COM001001' })
  })
})

describe('a status set by hand (O-7-126)', () => {
  const set = async (
    given: Parameters<typeof selectItem>[1],
    status: 'selected' | 'prescribed' | 'replaced' | 'removed',
  ) => {
    const item = await plain(given)
    return world.as(anna).call(updateCartItemStatus, { input: { ...item, status } })
  }

  test('removes what is selected', async () => {
    const { body } = await set({}, 'removed')
    expect(body).toMatchObject({ status: 'removed', can: { change: { allowed: false, reason: 'ended' } } })
    expect(await eventsOf(body.cartItemId)).toEqual(['removed'])
  })

  test('says prescribed of what a running prescription holds, and of nothing else', async () => {
    const { protected: person } = world.care
    const held = await set({ person, product: world.home.products.pants }, 'prescribed')
    expect(held.body.status).toBe('prescribed')
    expect((await set({}, 'prescribed')).errors).toEqual({ status: 'IPS001011' })
  })

  test('says selected again of what no prescription holds any more, and of nothing else', async () => {
    expect((await set({ status: 2 }, 'selected')).body.status).toBe('selected')
    const { protected: person } = world.care
    expect((await set({ person, product: world.home.products.pad, status: 2 }, 'selected')).errors).toEqual({
      status: 'IPS001012',
    })
  })

  test.each([
    [1, 'replaced'],
    [1, 'selected'],
    [2, 'removed'],
    [3, 'selected'],
    [4, 'selected'],
    [4, 'removed'],
  ] as const)('is refused from %i to %s', async (from, to) => {
    expect((await set({ status: from }, to)).errors).toEqual({ status: 'COM001001' })
  })
})

describe('removing', () => {
  const remove = (...cartItemIds: number[]) => world.as(anna).call(deleteCartItems, { input: { cartItemIds } })

  test('takes several out at once, and they stay to be read (O-7-131)', async () => {
    const [one, other] = [await plain(), await plain()]
    const { body } = await remove(one.cartItemId, other.cartItemId)
    expect(body).toEqual({
      careRecipientIds: [world.care.ordinary.id],
      removed: [one.cartItemId, other.cartItemId],
    })
    expect(await eventsOf(other.cartItemId)).toEqual(['removed'])
  })

  test('takes all or none', async () => {
    const [open, prescribed] = [await plain(), await plain({ status: 2 })]
    expect((await remove(open.cartItemId, prescribed.cartItemId)).errors).toEqual({ 'cartItemIds[1]': 'COM001001' })
    expect(await eventsOf(open.cartItemId)).toEqual([])
    expect((await remove(open.cartItemId, 2_000_000_000)).errors).toEqual({ 'cartItemIds[1]': 'COM001001' })
    expect((await remove(open.cartItemId, open.cartItemId)).errors).toEqual({ 'cartItemIds[1]': 'COM001001' })
    expect((await remove(open.cartItemId)).status).toBe(200)
  })

  test('is closed for a person who has died', async () => {
    const { cartItemId } = await plain({ person: world.care.deceased })
    expect(Object.values((await remove(cartItemId)).errors)).toEqual(['CRS003003'])
  })
})

test('the item of a care place is no item of a person', async () => {
  const item = await plain()
  await world.owner.query(
    'update omsorg.cart_item set care_recipient_id = null, consumption = null, consumption_period = null where id = $1',
    [item.cartItemId],
  )
  const { errors } = await world.as(anna).call(updateCartItemStatus, { input: { ...item, status: 'removed' } })
  expect(errors).toEqual({ cartItemId: 'COM001001' })
})
