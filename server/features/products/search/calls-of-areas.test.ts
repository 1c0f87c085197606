import { readProductDetails } from '@omsorg/contract/products/product/read-product-details.ts'
import { allProducts } from '@omsorg/contract/products/search/all-products.ts'
import { searchProductsOfCategory } from '@omsorg/contract/products/search/search-products-of-category.ts'
import { insertOffers, insertProduct, insertStock, type Product } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let prescriber: SignedIn
let needle: Product
beforeAll(async () => {
  world = await openWorld()
  prescriber = await world.signIn(world.people.prescriber)
  await world.owner.query(
    `update omsorg.therapy_area_setting set enabled = true, prescription_allowed = true, customer_number = '1001'
     where client_id = $1 and therapy_area = 'Diabetes'`,
    [world.home.client.id],
  )
  await world.owner.query(
    `insert into omsorg.product_availability_setting (client_id, therapy_area, use_override, agreement_types, row_version)
     values ($1, 'Diabetes', true, '{1,2,5,6,155}', 1)`,
    [world.home.client.id],
  )
  needle = await insertProduct(world.owner, {
    itemNumber: '810001',
    name: 'Item Pennkanyl 4',
    area: 'Diabetes',
    properties: { length: 4, gauge: 32 },
  })
  await insertOffers(world.owner, [{ client: world.home.client, product: needle }])
  await newItem(world, { area: 'Catheter' })
  await insertStock(world.owner, [{ product: needle, status: 'not-in-stock', quantity: 0, expectedOn: '2026-12-14' }])
})
afterAll(() => world.close())

test('the details of what diabetes needs are those of the item and of the stock (O-7-95)', async () => {
  const details = await world
    .as(prescriber)
    .call(readProductDetails, { params: { category: 'Diabetes' }, query: { itemNumber: needle.itemNumber } })
  expect([details.status, details.body]).toMatchObject([
    200,
    {
      itemNumber: needle.itemNumber,
      name: needle.name,
      therapyArea: 'Diabetes',
      itemStatus: 'sellable',
      stockStatus: 'not-in-stock',
      expectedOn: '2026-12-14',
      itemsPerPackage: needle.itemsPerPackage,
    },
  ])
  expect(details.body.properties).toMatchObject([
    { key: 'length', from: 4 },
    { key: 'gauge', from: 32 },
  ])
})

test('an item of another area has no details there, as one that there is not (O-7-95)', async () => {
  const of = (category: string, itemNumber: string) =>
    world.as(prescriber).call(readProductDetails, { params: { category }, query: { itemNumber } })
  expect((await of('Diabetes', '99999999')).status).toBe(404)
  expect((await of('Catheter', needle.itemNumber)).status).toBe(404)
})

test('the search of diabetes and the list of all of it find it, and nothing of another area (O-7-95)', async () => {
  const found = await world.as(prescriber).call(searchProductsOfCategory, {
    params: { category: 'Diabetes', area: 'Diabetes' },
    input: { searchTerm: 'item' },
  })
  const all = await world.as(prescriber).call(allProducts, { params: { category: 'Diabetes' }, input: {} })
  expect([found.status, all.status]).toEqual([200, 200])
  expect(found.body.entities.map(({ itemNumber }) => itemNumber)).toEqual([needle.itemNumber])
  expect(all.body.entities.map(({ itemNumber }) => itemNumber)).toContain(needle.itemNumber)
  expect(new Set(all.body.entities.map(({ therapyArea }) => therapyArea))).toEqual(new Set(['Diabetes']))
})
