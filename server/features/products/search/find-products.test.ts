import { findProducts } from '@omsorg/contract/products/search/find-products.ts'
import { readProductDetails } from '@omsorg/contract/products/product/read-product-details.ts'
import { insertOffers, insertProducts } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
  const products = await insertProducts(world.owner, [
    {
      itemNumber: '810001',
      name: 'Norrvind Trosskydd',
      area: 'Incontinence',
      supplierItemNumber: 'SUP88',
      producerItemNumber: 'PRODY1',
    },
    { itemNumber: '810002', name: 'Norrvind Kateter', area: 'Catheter' },
    { itemNumber: '810003', name: 'Norrvind Utan avtal', area: 'Catheter' },
  ])
  const offered = products.filter(({ itemNumber }) => itemNumber !== '810003')
  await insertOffers(
    world.owner,
    offered.map((product) => ({ client: world.home.client, product })),
  )
})
afterAll(() => world.close())

const found = async (searchTerm: string) =>
  (await world.as(nurse).call(findProducts, { input: { searchTerm } })).body.products.map((each) => each.itemNumber)

test('products are found by a word or a number in every therapy area, as far as the client has agreed on them', async () => {
  expect((await found('norrvind')).toSorted()).toEqual(['810001', '810002'])
  expect(await found('810002')).toEqual(['810002'])
  expect(await found('norrvind kat')).toEqual(['810002'])
  expect(await found('810003')).toEqual([])
})

test('no more come than stand in sight', async () => {
  const { body } = await world.as(nurse).call(findProducts, { input: { searchTerm: '10' } })
  expect(body.products.length).toBeLessThanOrEqual(5)
  expect(body.totalCount).toBeGreaterThanOrEqual(body.products.length)
})

test('a product is opened by its item number, which no other has, and tells its numbers, its area and what it contains (O-3-44, O-3-45, O-3-46, O-3-48)', async () => {
  const prescriber = await world.signIn(world.people.prescriber)
  const { body } = await world
    .as(prescriber)
    .call(readProductDetails, { params: { category: 'Incontinence' }, query: { itemNumber: '810001' } })
  expect(body).toMatchObject({
    productNumber: expect.stringMatching(/./),
    itemNumber: '810001',
    supplierItemNumber: 'SUP88',
    producerItemNumber: 'PRODY1',
    itemStatus: 'sellable',
    therapyArea: 'Incontinence',
    latex: false,
    pvc: false,
  })
  await expect(insertProducts(world.owner, [{ itemNumber: '810001', name: 'Annan' }])).rejects.toThrow(/unique/)
})
