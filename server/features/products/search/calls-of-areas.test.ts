import { readProductDetails } from '@omsorg/contract/products/product/read-product-details.ts'
import { allProducts } from '@omsorg/contract/products/search/all-products.ts'
import { searchProductsOfCategory } from '@omsorg/contract/products/search/search-products-of-category.ts'
import { insertOffers, insertProduct, insertStock, type Product } from '@omsorg/database/demo/build/products.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let prescriber: SignedIn
let needle: Product
beforeAll(async () => {
  world = await openWorld()
  prescriber = await world.signIn(world.people.prescriber)
  await openArea('Diabetes')
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

async function openArea(area: string): Promise<void> {
  await world.owner.query(
    `update omsorg.therapy_area_setting set enabled = true, prescription_allowed = true, customer_number = '1001'
     where client_id = $1 and therapy_area = $2`,
    [world.home.client.id, area],
  )
  await world.owner.query(
    `insert into omsorg.product_availability_setting (client_id, therapy_area, use_override, agreement_types, row_version)
     values ($1, $2, true, '{1,2,5,6,155}', 1) on conflict do nothing`,
    [world.home.client.id, area],
  )
}

/** What each area tells of its items beside what every item has. */
const told = {
  Incontinence: { row: '(O-7-93)', properties: { size: 'M', absorption: 900 } },
  Ostomy: { row: '(O-7-96)', properties: { startHole: 15, maxHole: 40 } },
  Nutrition: { row: '(O-7-97)', properties: { energy: 150, protein: 9, fat: 6 }, flavor: 'vanilla' },
  WoundCare: { row: '(O-7-98)', properties: { size: '10x10' } },
  Other: { row: '(O-7-99)', properties: { size: 'L' } },
} as const

describe.each(Object.entries(told))('%s', (area, { row, ...given }) => {
  test(`is answered by its details, its search and the list of all of it ${row}`, async () => {
    await openArea(area)
    const itemNumber = `82${area.length}${area.charCodeAt(0)}`
    const item = await insertProduct(world.owner, {
      itemNumber,
      name: `Vara ${area}`,
      area: area as TherapyArea,
      ...given,
    })
    await insertOffers(world.owner, [{ client: world.home.client, product: item }])
    await insertStock(world.owner, [{ product: item, status: 'in-stock' }])
    const details = await world
      .as(prescriber)
      .call(readProductDetails, { params: { category: area }, query: { itemNumber } })
    const flavor = 'flavor' in given ? given.flavor : null
    expect([details.status, details.body]).toMatchObject([
      200,
      { itemNumber, therapyArea: area, itemStatus: 'sellable', stockStatus: 'in-stock', flavor },
    ])
    expect(details.body.properties.map(({ key }) => key).toSorted()).toEqual(Object.keys(given.properties).toSorted())
    const found = await world
      .as(prescriber)
      .call(searchProductsOfCategory, { params: { category: area, area }, input: { searchTerm: `vara ${area}` } })
    const all = await world.as(prescriber).call(allProducts, { params: { category: area }, input: { pageSize: 200 } })
    expect(found.body.entities.map((each) => each.itemNumber)).toEqual([itemNumber])
    expect(all.body.entities.map((each) => each.itemNumber)).toContain(itemNumber)
  })
})

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
