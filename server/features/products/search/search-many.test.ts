import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import { insertOffers, insertProducts, insertStock } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let prescriber: SignedIn
const count = 1600

beforeAll(async () => {
  world = await openWorld()
  prescriber = await world.signIn(world.people.prescriber)
  const { owner, home } = world
  const numbers = Array.from({ length: count }, (_, index) => String(500_000 + index))
  const products = await insertProducts(
    owner,
    numbers.map((itemNumber, index) => ({
      itemNumber,
      name: `Sedvanlig ${itemNumber}`,
      brand: index % 4 === 0 ? 'Fjärde' : 'Övriga',
    })),
  )
  await insertOffers(
    owner,
    products.slice(0, count - 10).map((product) => ({ client: home.client, product })),
  )
  await insertStock(
    owner,
    products.map((product, index) => ({ product, status: index % 2 === 0 ? 'in-stock' : 'on-order' })),
  )
}, 60_000)
afterAll(() => world.close())

async function search(input: object) {
  const answer = await world.as(prescriber).call(searchProducts, { params: { category: 'Incontinence' }, input })
  expect(answer.status).toBe(200)
  return answer.body
}

describe('a word that finds very many', () => {
  test('finds them all, counts them and says what is hidden, as one that finds few', async () => {
    const many = await search({ searchTerm: 'vanlig', sortBy: productSort.itemNumber, pageSize: 3 })
    expect(many.totalCount).toBe(count - 10)
    expect(many.entities.map(({ itemNumber }) => itemNumber)).toEqual(['500000', '500001', '500002'])
    const countsOf = (key: string) =>
      many.facets.find((facet) => facet.key === key)?.options.map(({ value, count: hits }) => [value, hits])
    expect(countsOf('brand')).toEqual([
      ['Fjärde', 398],
      ['Övriga', 1192],
    ])
    expect(countsOf('stockStatus')).toEqual([
      ['in-stock', 795],
      ['on-order', 795],
    ])
    expect(many.hidden).toMatchObject({ total: 10, reasons: [{ reason: 'outside-agreement', count: 10 }] })

    const few = await search({ searchTerm: 'vanlig 50000', sortBy: productSort.itemNumber, pageSize: 50 })
    expect(few.entities.map(({ itemNumber }) => itemNumber)).toEqual(
      Array.from({ length: 10 }, (_, index) => `50000${index}`),
    )
  })

  test('is narrowed by filters like any other', async () => {
    const filters = [{ key: 'brand', values: ['Fjärde'] }]
    const { totalCount } = await search({ searchTerm: 'sedvanlig', filters, stockStatuses: ['in-stock'] })
    expect(totalCount).toBe(398)
  })

  test('is narrowed to single items, such as those that are prescribed or selected (O-2-26, O-2-27)', async () => {
    const itemNumbers = ['500001', '500003', '101100']
    const { entities } = await search({ searchTerm: 'vanlig', itemNumbers, sortBy: productSort.itemNumber })
    expect(entities.map(({ itemNumber }) => itemNumber)).toEqual(['500001', '500003'])
  })

  test('leaves out what else the area has', async () => {
    const all = await search({ pageSize: 1 })
    const many = await search({ searchTerm: 'sedvanlig', pageSize: 1 })
    expect(all.totalCount).toBeGreaterThan(many.totalCount)
  })
})
