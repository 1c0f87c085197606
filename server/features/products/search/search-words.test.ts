import { readAllCategories } from '@omsorg/contract/products/category/read-all-categories.ts'
import { allProducts } from '@omsorg/contract/products/search/all-products.ts'
import { readProductDetails } from '@omsorg/contract/products/product/read-product-details.ts'
import { readProductsByGroup } from '@omsorg/contract/products/product/read-products-by-group.ts'
import { readCategories } from '@omsorg/contract/products/category/read-categories.ts'
import { countAgreements } from '@omsorg/contract/products/agreement/count-agreements.ts'
import { readNutritionFlavors } from '@omsorg/contract/products/product/read-nutrition-flavors.ts'
import { countPcaProducts } from '@omsorg/contract/products/search/count-pca-products.ts'
import { readProductGroups } from '@omsorg/contract/products/group/read-product-groups.ts'
import { readPublicAreas } from '@omsorg/contract/products/area/read-public-areas.ts'
import { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import { searchProductsOfCategory } from '@omsorg/contract/products/search/search-products-of-category.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { readSimilarCatheterLengths } from '@omsorg/contract/products/search/read-similar-catheter-lengths.ts'
import { insertCategory, insertOffers, insertProducts } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let prescriber: SignedIn

beforeAll(async () => {
  world = await openWorld()
  prescriber = await world.signIn(world.people.prescriber)
  const { owner, home } = world
  const name = { en: 'Night pads', sv: 'Nattskydd', fi: 'Yösuojat', dk: 'Natbind' }
  const categoryId = await insertCategory(owner, { market: 10, area: 'Incontinence', name })
  await insertCategory(owner, { market: 10, area: 'Incontinence', name: { en: 'Empty', sv: 'Tom' }, position: 9 })
  const catheters = [180, 200, 219, 220, 221, 400].map((length, index) => ({
    itemNumber: `80000${index}`,
    name: `Glidra ${length}`,
    area: 'Catheter' as const,
    properties: { length, charriere: 12 - index },
  }))
  const products = await insertProducts(owner, [
    ...catheters,
    {
      itemNumber: '700001',
      name: 'Åsväv Nätbyxa',
      categoryId,
      supplierItemNumber: 'SUP77',
      producerItemNumber: 'PRODX9',
    },
    { itemNumber: '700002', name: 'Ørsted Øreprop', gtin: '7310001234567' },
    { itemNumber: '700003', name: '100 % bomull_ren', brand: "O'Hara" },
    { itemNumber: '700010', name: 'Hudkräm', area: 'Incontinence', isPca: true },
    { itemNumber: '700020', name: 'Drick vanilj', groupNumber: 'G7', flavor: 'vanilla' },
    { itemNumber: '700021', name: 'Drick bär', groupNumber: 'G7', flavor: 'berries' },
    { itemNumber: '700022', name: 'Drick', groupNumber: 'G7' },
  ])
  await insertOffers(
    owner,
    products.map((product, index) => ({ client: home.client, product, price: 10_000 - index * 10 })),
  )
}, 60_000)
afterAll(() => world.close())

async function found(searchTerm: string, more: object = {}, category = 'Incontinence'): Promise<string[]> {
  const answer = await world
    .as(prescriber)
    .call(searchProducts, { params: { category }, input: { searchTerm, ...more } })
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
  return answer.body.entities.map((each) => each.itemNumber)
}

describe('words', () => {
  test.each([
    ['nät', ['700001']],
    ['NATBYXA', ['700001']],
    ['byxa asv', ['700001']],
    ['örs ore', ['700002']],
    ['orsted', ['700002']],
    ['700002', ['700002']],
    ['SUP77', ['700001']],
    ['prodx9', ['700001']],
    ['7310001234567', ['700002']],
    ['nätbyxa saknas', []],
  ])('%s find %j (O-2-28, O-3-45)', async (term, numbers) => {
    expect(await found(term)).toEqual(numbers)
  })

  test.each([
    "'; drop table omsorg.product; --",
    "' or '1'='1",
    '%',
    '_',
    '\\',
    '100 %',
    "o'hara",
    '\u0001',
    '  ',
    '(((',
    '*:|&!',
  ])('like %j are words and nothing else', async (term) => {
    const numbers = await found(term)
    const { rows } = await world.owner.query<{ count: number }>('select count(*)::int as count from omsorg.product')
    expect(rows[0]?.count).toBeGreaterThan(10)
    if (term === "o'hara" || term === '100 %') expect(numbers).toEqual(['700003'])
    if (term === '%') expect(numbers.every((number) => number === '700003')).toBe(true)
  })

  test('that are a number of the client itself find its item first, and nobody else\u2019s', async () => {
    const number =
      'insert into omsorg.custom_article_number (client_id, product_id, custom_number) select $1, id, $2 from omsorg.product where item_number = $3 and market = 10'
    await world.owner.query(number, [world.home.client.id, 'EGET-1', '700002'])
    await world.owner.query(number, [world.neighbour.client.id, 'ANNAT-1', '700001'])
    expect(await found('EGET-1')).toEqual(['700002'])
    expect(await found('ANNAT-1')).toEqual([])
  })
})

describe('the order', () => {
  test('is by name, number, price or measure, both ways (O-2-31)', async () => {
    const catheters = (sortBy: number, sortOrder = 'asc') => found('glidra', { sortBy, sortOrder }, 'catheter')
    const upwards = ['800000', '800001', '800002', '800003', '800004', '800005']
    const downwards = upwards.toReversed()
    expect(await catheters(productSort.name)).toEqual(upwards)
    expect(await catheters(productSort.itemNumber, 'desc')).toEqual(downwards)
    expect(await catheters(productSort.price)).toEqual(downwards)
    expect(await catheters(productSort.measure)).toEqual(downwards)
    expect(await catheters(productSort.measure, 'desc')).toEqual(upwards)
  })

  test('follows the ranking of the client (O-2-31)', async () => {
    await world.owner.query(
      `insert into omsorg.product_ranking (client_id, therapy_area, product_id, rank)
       select $1, 'Catheter', id, 1 from omsorg.product where item_number = '800004' and market = 10`,
      [world.home.client.id],
    )
    expect((await found('glidra', {}, 'Catheter'))[0]).toBe('800004')
    expect((await found('glidra', { sortBy: productSort.ranking }, '2'))[0]).toBe('800004')
  })

  test('follows what is asked for most, behind the ranking of the client', async () => {
    await world.owner.query(
      `insert into omsorg.product_rating (product_id, rating)
       select p.id, rated.rating from (values ('800002', 40), ('800003', 90)) as rated (item_number, rating)
       join omsorg.product p on p.item_number = rated.item_number and p.market = 10`,
    )
    const ranked = ['800004', '800003', '800002']
    expect((await found('glidra', {}, 'Catheter')).slice(0, 3)).toEqual(ranked)
    expect((await found('glidra', { sortBy: productSort.ranking }, 'Catheter')).slice(0, 3)).toEqual(ranked)
  })

  test('holds from page to page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => found('glidra', { page, pageSize: 2 }, 'Catheter')))
    expect(new Set(pages.flat()).size).toBe(6)
  })
})

describe('the address of a search', () => {
  test('names the area twice and alike, in any case or by its number', async () => {
    const at = (category: string, area: string) =>
      world.as(prescriber).call(searchProductsOfCategory, { params: { category, area }, input: {} })
    const answers = await Promise.all([at('Catheter', 'Catheter'), at('CATHETER', 'catheter'), at('2', 'Catheter')])
    expect(answers.map(({ status, body }) => [status, body.totalCount])).toEqual(answers.map(() => [200, 7]))
    expect((await at('Catheter', 'Ostomy')).status).toBe(404)
    expect((await at('9', '9')).status).toBe(404)
  })
})

describe('PCA items', () => {
  const count = async () => (await world.as(prescriber).call(countPcaProducts, { query: {} })).body.count
  const change = (on: boolean) =>
    world.owner.query('update omsorg.product_setting set pca_assortment_enabled = $1 where client_id = $2', [
      on,
      world.home.client.id,
    ])

  test('are found by their flag alone, and only where the client has PCA (O-2-18, O-7-105)', async () => {
    expect([await count(), await found('hudkräm'), await found('hudkräm', { isPca: true })]).toEqual([0, [], []])
    await change(true)
    expect([await count(), await found('hudkräm'), await found('hudkräm', { isPca: true })]).toEqual([
      1,
      [],
      ['700010'],
    ])
    expect(await found('', {}, 'Pca')).toEqual(['700010'])
    await change(false)
  })

  test('are for those alone who may do something with them', async () => {
    await change(true)
    const nurse = await world.signIn(world.people.nurse)
    const answer = await world.as(nurse).call(searchProducts, { params: { category: 'Pca' }, input: {} })
    await change(false)
    expect([answer.body.totalCount, answer.body.hidden.reasons.map(({ reason }) => reason)]).toEqual([
      0,
      ['outside-role'],
    ])
  })
})

describe('what stands beside the search', () => {
  test('lengths of catheters are near within 20 mm (O-7-100)', async () => {
    const near = async (length: string) =>
      (await world.as(prescriber).call(readSimilarCatheterLengths, { params: { length } })).body.lengths
    expect([await near('200'), await near('240'), await near('300')]).toEqual([[180, 200, 219, 220], [220, 221], []])
  })

  test('flavours are the items of the group that name one (O-7-90, O-3-50)', async () => {
    const { body } = await world
      .as(prescriber)
      .call(readNutritionFlavors, { input: { itemNumbers: ['700022', '700001', 'nothing'] } })
    expect(body.entities).toMatchObject([
      { itemNumber: '700022', flavors: [{ itemNumber: '700021', flavor: 'berries' }, { itemNumber: '700020' }] },
      { itemNumber: '700001', flavors: [] },
    ])
  })

  test('categories are counted by what the caller finds, in the language of the caller (O-7-91)', async () => {
    const headers = { 'accept-language': 'fi' }
    const input = { therapyArea: 'Incontinence' as const }
    const some = await world.as(prescriber).call(readCategories, { input: { ...input, searchTerm: 'nät' }, headers })
    expect(some.body.categories).toMatchObject([{ name: 'Yösuojat', count: 1 }])
    const all = await world.as(prescriber).call(readAllCategories, { input, headers })
    expect(all.body.categories).toMatchObject([
      { name: 'Yösuojat', count: 1 },
      { name: 'Empty', count: 0 },
    ])
  })

  test('a group lists its sizes in their order (O-7-89)', async () => {
    const products = await insertProducts(
      world.owner,
      ['L', 'S', 'XL', 'M'].map((size, index) => ({
        itemNumber: `60000${index}`,
        name: `Följsam ${size}`,
        groupNumber: 'G6',
        properties: { size },
      })),
    )
    await insertOffers(
      world.owner,
      products.map((product) => ({ client: world.neighbour.client, product })),
    )
    const stranger = await world.signIn(world.people.stranger)
    const { body } = await world.as(stranger).call(readProductsByGroup, { params: { number: 'G6' }, query: {} })
    expect(body.entities.map(({ name }) => name)).toEqual(['Följsam S', 'Följsam M', 'Följsam L', 'Följsam XL'])
  })

  test('catheters are searched, read whole, and each has its charriere and its length (O-7-94)', async () => {
    const details = await world
      .as(prescriber)
      .call(readProductDetails, { params: { category: 'Catheter' }, query: { itemNumber: '800001' } })
    const known = details.body.properties.map(({ key, from }) => [key, from])
    expect(known).toEqual(
      expect.arrayContaining([
        ['length', 200],
        ['charriere', 11],
      ]),
    )
    expect(await found('glidra 200', {}, 'Catheter')).toEqual(['800001'])
  })

  test('all products of an area come by name, in pages', async () => {
    const { body } = await world
      .as(prescriber)
      .call(allProducts, { params: { category: 'Catheter' }, input: { pageSize: 3 } })
    expect([body.totalCount, body.entities.map((each) => each.name)]).toEqual([
      7,
      ['Catheter Flow', 'Glidra 180', 'Glidra 200'],
    ])
  })

  test('product groups are those of the own market (O-7-106)', async () => {
    const groups = (code: string) =>
      world.as(prescriber).call(readProductGroups, { params: { code }, query: { searchTerm: 'drick' } })
    expect((await groups('10')).body).toMatchObject({
      totalCount: 1,
      entities: [{ productGroupNumber: 'G7', name: 'Drick', itemCount: 3 }],
    })
    expect((await groups('30')).status).toBe(404)
  })

  test('agreed items are counted by their kind for a customer number of the client (O-7-101)', async () => {
    const administrator = await world.signIn(world.people.administrator)
    const count = (customerNumber: string, marketAreaCode = '10') =>
      world.as(administrator).call(countAgreements, {
        params: { clientId: world.home.client.id, customerNumber, marketAreaCode },
      })
    expect((await count('1001')).body.counts).toEqual([{ agreementType: 1, agreementLetter: 'A', count: 16 }])
    expect((await count('4711')).status).toBe(404)
    expect((await count('1001', '30')).status).toBe(404)
  })

  test('a visitor sees the kinds of products and nothing of any client', async () => {
    const { body, text } = await world
      .as(null)
      .call(readPublicAreas, { params: { market: '10' }, headers: { 'accept-language': 'sv' } })
    expect(body.areas).toHaveLength(8)
    expect(body.areas[0]).toEqual({ therapyArea: 'Incontinence', typeCount: 2, types: ['Nattskydd', 'Tom'] })
    expect(text).not.toMatch(/\d{4}|Fjällviken|price/)
  })
})
