import { findProducts } from '@omsorg/contract/products/search/find-products.ts'
import { insertOffers, insertProducts } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
  const products = await insertProducts(world.owner, [
    { itemNumber: '810001', name: 'Norrvind Trosskydd', area: 'Incontinence' },
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
