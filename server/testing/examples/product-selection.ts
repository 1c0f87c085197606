import { newItem, selectForPlace, selectItem } from '../selection.ts'
import type { World } from '../world.ts'
import type { Examples } from './example.ts'

export const productSelectionExamples: Examples = {
  'product-selection/cart/add-to-cart': async (world) => ({
    input: {
      careRecipientId: world.care.ordinary.id,
      therapyArea: 'Incontinence',
      items: [{ itemNumber: (await newItem(world)).itemNumber, consumption: 4, consumptionPeriod: 'day' }],
    },
  }),
  'product-selection/item/update-cart-item-status': async (world) => ({
    input: { ...(await own(world)), status: 'removed' },
  }),
  'product-selection/item/update-consumption': async (world) => ({
    input: { ...(await own(world)), consumption: 2.5, consumptionPeriod: 'week' },
  }),
  'product-selection/flavor/update-cart-flavor-status': async (world) => {
    const { item, flavor } = await flavored(world)
    return { input: { ...item, flavorItemNumber: flavor, status: 'removed' } }
  },
  'product-selection/flavor/update-flavor-consumption': async (world) => {
    const { item, flavor } = await flavored(world)
    return { input: { ...item, flavorItemNumber: flavor, consumption: 3, consumptionPeriod: 'day' } }
  },
  'product-selection/flavor/delete-cart-flavors': async (world) => {
    const { item, flavor } = await flavored(world)
    return { input: { ...item, flavorItemNumbers: [flavor] } }
  },
  'product-selection/item/replace-item': async (world) => ({
    input: { ...(await own(world)), newItemNumber: (await newItem(world)).itemNumber },
  }),
  'product-selection/item/delete-cart-items': async (world) => {
    const { cartItemId } = await own(world)
    return { input: { cartItemIds: [cartItemId] } }
  },
  'product-selection/care-place-cart/add-to-place-cart': async (world) => ({
    input: {
      carePlaceId: world.home.place.id,
      items: [{ itemNumber: (await newItem(world)).itemNumber, packages: 3 }],
    },
  }),
  'product-selection/care-place-cart/delete-place-cart-item': async (world) => ({
    params: { carePlaceId: world.home.place.id, itemNumber: (await selectForPlace(world)).itemNumber },
  }),
  'product-selection/care-place-cart/delete-place-cart-flavors': async (world) => {
    const product = await newItem(world, { flavors: 2 })
    const [first = '', second = ''] = product.flavors
    const shares = [
      [first, 3],
      [second, 1],
    ] as const
    await selectForPlace(world, { product, packages: 4, flavors: shares })
    return { input: { carePlaceId: world.home.place.id, itemNumber: product.itemNumber, flavorItemNumbers: [first] } }
  },
}

async function own(world: World) {
  const { cartItemId, rowVersion } = await selectItem(world)
  return { cartItemId, rowVersion }
}

async function flavored(world: World) {
  const product = await newItem(world, { flavors: 2 })
  const [first = '', second = ''] = product.flavors
  const { cartItemId, rowVersion } = await selectItem(world, {
    product,
    flavors: [
      [first, '3'],
      [second, '1'],
    ],
  })
  return { item: { cartItemId, rowVersion }, flavor: first }
}
