import { readAllCategories } from '@omsorg/contract/products/category/read-all-categories.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { insertCategory, insertOffers, insertProducts } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let prescriber: SignedIn
let ids: Record<'pads' | 'night' | 'maxi' | 'bed', number>

beforeAll(async () => {
  world = await openWorld()
  prescriber = await world.signIn(world.people.prescriber)
  const { owner, home } = world
  const heading = (sv: string, position: number, parentId: number | null = null) =>
    insertCategory(owner, { market: 10, area: 'Incontinence', name: { sv }, position, parentId })
  const pads = await heading('Inlägg', 2)
  const night = await heading('Natt', 1, pads)
  ids = { pads, night, maxi: await heading('Maxi', 1, night), bed: await heading('Sängskydd', 1) }
  const products = await insertProducts(
    owner,
    [ids.pads, ids.night, ids.maxi, ids.maxi, ids.bed].map((categoryId, index) => ({
      itemNumber: `61000${index}`,
      name: `Rubrik ${index}`,
      categoryId,
    })),
  )
  await insertOffers(
    owner,
    products.map((product) => ({ client: home.client, product })),
  )
}, 60_000)
afterAll(() => world.close())

async function search(categoryIds: number[]) {
  const call = { params: { category: 'Incontinence' }, input: { searchTerm: 'rubrik', categoryIds } }
  const { body } = await world.as(prescriber).call(searchProducts, call)
  const facet = body.facets.find(({ key }) => key === 'category')
  return {
    numbers: body.entities.map(({ itemNumber }) => itemNumber).toSorted(),
    options: facet?.options.map(({ name, level, count, selected }) => [name, level, count, selected]),
  }
}

describe('a heading of the catalogue', () => {
  test('finds what stands under it and under everything below it (O-2-30)', async () => {
    expect((await search([ids.pads])).numbers).toEqual(['610000', '610001', '610002', '610003'])
    expect((await search([ids.night])).numbers).toEqual(['610001', '610002', '610003'])
    expect((await search([ids.maxi, ids.bed])).numbers).toEqual(['610002', '610003', '610004'])
  })

  test('stands before what lies below it, counts it too, and keeps its count whatever is chosen', async () => {
    const counted = (chosen: string | null) => [
      ['Sängskydd', 0, 1, chosen === 'Sängskydd'],
      ['Inlägg', 0, 4, false],
      ['Natt', 1, 3, chosen === 'Natt'],
      ['Maxi', 2, 2, false],
    ]
    expect((await search([])).options).toEqual(counted(null))
    expect((await search([ids.night])).options).toEqual(counted('Natt'))
    expect((await search([ids.bed])).options).toEqual(counted('Sängskydd'))
  })

  test('of another market finds nothing', async () => {
    const parent = await insertCategory(world.owner, { market: 30, area: 'Incontinence', name: { fi: 'Siteet' } })
    expect((await search([parent])).numbers).toEqual([])
  })

  test('is a branch of the whole tree (O-7-92)', async () => {
    const { body } = await world
      .as(prescriber)
      .call(readAllCategories, { input: { therapyArea: 'Incontinence' }, headers: { 'accept-language': 'sv' } })
    const [bed, pads] = body.categories.filter(({ count }) => count > 0)
    expect(bed).toMatchObject({ name: 'Sängskydd', count: 1, children: [] })
    expect(pads).toMatchObject({ name: 'Inlägg', count: 4, children: [{ name: 'Natt', count: 3 }] })
  })
})
