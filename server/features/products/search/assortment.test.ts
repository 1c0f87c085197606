import { readProductByItemNumberInQuery } from '@omsorg/contract/products/product/read-product-by-item-number-in-query.ts'
import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import { readProductsByItemNumbers } from '@omsorg/contract/products/product/read-products-by-item-numbers.ts'
import { readProductsByGroup } from '@omsorg/contract/products/product/read-products-by-group.ts'
import { readProductDetails } from '@omsorg/contract/products/product/read-product-details.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { insertOffers, insertProducts, insertStock, type Product } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atPlace, insertUser, passwordHashOf, type Account } from '@omsorg/database/demo/build/people.ts'
import { password } from '../../../testing/people.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let prescriber: SignedIn
let products: Record<'A' | 'C' | 'D' | 'S' | 'L' | 'strange', Product>
let signInAs: (...roles: string[]) => Promise<SignedIn>

beforeAll(async () => {
  world = await openWorld()
  prescriber = await world.signIn(world.people.prescriber)
  const { owner, home, neighbour } = world
  const types = { A: 1, C: 2, D: 5, S: 6, L: 155, strange: 77 }
  const inserted = await insertProducts(
    owner,
    Object.keys(types).map((letter, index) => ({
      itemNumber: `90000${index}`,
      name: `Åsväv Blöja ${letter}`,
      area: 'Incontinence' as const,
      groupNumber: 'GROUP',
      latex: letter === 'C',
      supplierItemNumber: `SUP-${index}`,
      producerItemNumber: `PRO-${index}`,
    })),
  )
  products = Object.fromEntries(Object.keys(types).map((letter, index) => [letter, inserted[index]])) as typeof products
  await insertStock(
    owner,
    inserted.map((product) => ({ product })),
  )
  await insertOffers(
    owner,
    Object.values(types).map((agreementType, index) => ({
      client: home.client,
      product: inserted[index] as Product,
      agreementType,
      price: 5000 + index,
    })),
  )
  await insertOffers(owner, [{ client: neighbour.client, product: products.D, agreementType: 1, price: 7700 }])

  const passwordHash = await passwordHashOf(password)
  let count = 0
  signInAs = async (...roles) => {
    count += 1
    const at = [{ node: atPlace(home.place), roles, isDefault: true }]
    const account: Account = await insertUser(owner, {
      userName: `of.roles.${count}`,
      client: home.client,
      passwordHash,
      at,
    })
    return world.signIn(account)
  }
}, 60_000)
afterAll(() => world.close())

async function search(actor: SignedIn, searchTerm: string, more: object = {}) {
  const answer = await world
    .as(actor)
    .call(searchProducts, { params: { category: 'Incontinence' }, input: { searchTerm, ...more } })
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
  return answer.body
}

const lettersSeenBy = async (actor: SignedIn) =>
  (await search(actor, 'blöja', { pageSize: 50 })).entities.map((each) => each.agreementLetter).toSorted()

const details = (actor: SignedIn, itemNumber: string, query: object = {}) =>
  world
    .as(actor)
    .call(readProductDetails, { params: { category: 'incontinence' }, query: { itemNumber, ...query } as never })

describe('the assortment of a caller', () => {
  test.each([
    [['RestrictedPrescriber'], 'A'],
    [['PrescriberIncontinence'], 'ACL'],
    [['Investigator'], 'ACL'],
    [['Nurse'], 'ACL'],
    [['DispenseHandler'], 'ACDL'],
    [['Specialist'], 'ACLS'],
    [['CarePlacePurchaser'], 'ACL'],
    [['RestrictedPrescriber', 'Specialist', 'DispenseHandler'], 'ACDLS'],
    [['Orderer'], ''],
  ])('of %j holds %s (O-4-47, O-6-07, O-6-09, O-6-10)', async (roles, letters) => {
    expect((await lettersSeenBy(await signInAs(...roles))).join('')).toBe(letters)
  })

  test('in customer service holds every kind, for the client that is named', async () => {
    const service = await world.signIn(world.people.customerService)
    const headers = { 'om-client-id': world.home.client.id, 'om-care-place-id': world.home.place.id }
    const answer = await world
      .as(service)
      .call(searchProducts, { params: { category: 'Incontinence' }, input: { searchTerm: 'blöja' }, headers })
    expect(
      answer.body.entities
        .map((each) => each.agreementLetter)
        .toSorted()
        .join(''),
    ).toBe('ACDLS')
    const unnamed = await world.as(service).call(searchProducts, { params: { category: '1' }, input: {} })
    expect([unnamed.status, unnamed.text]).toEqual([
      400,
      '{"refusal":"client-not-chosen","errors":{"client-not-chosen":"CRS003001"}}',
    ])
  })

  test('says why something that fits is missing, and names what another role could prescribe', async () => {
    const { hidden } = await search(prescriber, 'blöja')
    expect(hidden.total).toBe(3)
    expect(hidden.reasons).toEqual(
      expect.arrayContaining([
        { reason: 'outside-role', agreementLetter: 'D', unavailabilityCode: null, count: 1 },
        { reason: 'outside-role', agreementLetter: 'S', unavailabilityCode: null, count: 1 },
        { reason: 'outside-client-availability', agreementLetter: null, unavailabilityCode: null, count: 1 },
      ]),
    )
    expect(hidden.examples.map((each) => each.agreementLetter).toSorted()).toEqual(['D', 'S'])
  })

  test('is narrowed by the override of a user, and by the client', async () => {
    const nurse = await signInAs('Nurse')
    const setting = `insert into omsorg.product_availability_setting (client_id, user_id, therapy_area, agreement_types)
      values ($1, $2, 'Incontinence', '{2,6}')`
    await world.owner.query(setting, [world.home.client.id, Number(nurse.claims.sub)])
    expect(await lettersSeenBy(nurse)).toEqual(['C'])
    expect(await lettersSeenBy(prescriber)).toEqual(['A', 'C', 'L'])
  })

  test('leaves latex out where the client takes none', async () => {
    const change = 'update omsorg.product_setting set latex_free_only = $1 where client_id = $2'
    await world.owner.query(change, [true, world.home.client.id])
    const { entities, hidden } = await search(prescriber, 'blöja')
    await world.owner.query(change, [false, world.home.client.id])
    expect(entities.map((each) => each.agreementLetter).toSorted()).toEqual(['A', 'L'])
    expect(hidden.reasons.filter(({ reason }) => reason === 'latex-or-pvc')).toMatchObject([{ count: 1 }])
  })

  test('is empty where the area is off, and says so', async () => {
    const answer = await world
      .as(prescriber)
      .call(searchProducts, { params: { category: 'Nutrition' }, input: { searchTerm: '' } })
    expect(answer.body.totalCount).toBe(0)
    const off =
      "update omsorg.therapy_area_setting set enabled = $1 where client_id = $2 and therapy_area = 'Incontinence'"
    await world.owner.query(off, [false, world.home.client.id])
    const { totalCount, hidden } = await search(prescriber, 'blöja')
    await world.owner.query(off, [true, world.home.client.id])
    expect([totalCount, new Set(hidden.reasons.map(({ reason }) => reason))]).toEqual([0, new Set(['area-off'])])
  })
})

describe('two clients with different agreements', () => {
  test('get different results and prices for the same words (O-1-03)', async () => {
    const stranger = await world.signIn(world.people.stranger)
    const theirs = (await search(stranger, 'blöja')).entities
    expect(theirs.map(({ itemNumber, price, agreementLetter }) => [itemNumber, price, agreementLetter])).toEqual([
      [products.D.itemNumber, 7700, 'A'],
    ])
    const ours = (await search(prescriber, 'blöja')).entities
    expect(ours.map(({ price }) => price).toSorted()).toEqual([5000, 5001, null])
  })

  test('pay the price of their own customer number on the day (O-3-49)', async () => {
    const [product] = await insertProducts(world.owner, [{ itemNumber: '910001', name: 'Prisblöja' }])
    if (!product) throw new Error('no product')
    const { client } = world.home
    const offer = { client, product }
    await insertOffers(world.owner, [
      { ...offer, price: 900, validFrom: '2020-01-01' },
      { ...offer, price: 800, validFrom: '2020-01-01', validTo: '2021-01-01', customerNumber: '1001' },
      { ...offer, price: 700, validFrom: '2022-01-01', customerNumber: '1001' },
      { ...offer, price: 100, validFrom: '2022-01-01', customerNumber: '9999' },
      { ...offer, price: 200, validFrom: '2099-01-01', customerNumber: '1001' },
    ])
    expect((await search(prescriber, 'prisblöja')).entities).toMatchObject([
      { price: 700, itemsPerPackage: product.itemsPerPackage },
    ])
    expect((await search(prescriber, '', { itemNumbers: ['910001'] })).entities).toMatchObject([{ price: 700 }])
    expect((await details(prescriber, '910001')).body).toMatchObject({ price: 700, currency: 'SEK' })
  })

  test('see a price only where the client shows prices', async () => {
    const change = 'update omsorg.product_setting set show_prices = $1 where client_id = $2'
    await world.owner.query(change, [false, world.home.client.id])
    const { entities, display } = await search(prescriber, 'blöja')
    await world.owner.query(change, [true, world.home.client.id])
    expect([entities.map(({ price }) => price), display.pricesAreShown]).toEqual([[null, null, null, null], false])
  })
})

describe('a hidden item number', () => {
  test.each(['D', 'S', 'strange'] as const)('of kind %s is as one that does not exist (O-7-88)', async (letter) => {
    const { itemNumber } = products[letter]
    const missing = await details(prescriber, 'nobody-has-it')
    const answers = await Promise.all([
      details(prescriber, itemNumber),
      world.as(prescriber).call(readProductByItemNumber, { params: { itemNumber }, query: {} }),
      world.as(prescriber).call(readProductByItemNumberInQuery, { query: { itemNumber } }),
    ])
    expect([missing.status, (await details(prescriber, products.A.itemNumber)).status]).toEqual([404, 200])
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, missing.text]))
  })

  test('is left out of several and of its group', async () => {
    const itemNumbers = [products.S.itemNumber, products.A.itemNumber, products.D.itemNumber, 'nothing']
    const several = await world.as(prescriber).call(readProductsByItemNumbers, { input: { itemNumbers } })
    expect(several.body.products.map((each) => each.itemNumber)).toEqual([products.A.itemNumber])
    const group = await world.as(prescriber).call(readProductsByGroup, { params: { number: 'GROUP' }, query: {} })
    expect(group.body.entities.map((each) => each.agreementLetter).toSorted()).toEqual(['A', 'C', 'L'])
    const page = await details(prescriber, products.A.itemNumber)
    expect(page.body.group.map((each) => each.itemNumber).toSorted()).toEqual([
      products.C.itemNumber,
      products.L.itemNumber,
    ])
  })

  test('is shown with its code to whoever handles the person it is prescribed for', async () => {
    const { ordinary } = world.care
    const pad = world.home.products.pad.itemNumber
    const orderer = await signInAs('Orderer')
    expect((await details(orderer, pad)).status).toBe(404)
    const known = await details(orderer, pad, { careRecipientId: ordinary.id })
    expect(known.body).toMatchObject({ unavailabilityCode: null, alreadyPrescribed: true })
    const byNumber = await world.as(orderer).call(readProductByItemNumber, {
      params: { itemNumber: pad },
      query: { careRecipientId: ordinary.id },
    })
    expect(byNumber.body).toMatchObject({ itemNumber: pad, alreadyPrescribed: true, careRecipientId: ordinary.id })

    await world.owner.query(
      'update omsorg.product_offer set agreement_type = 6 where product_id = $1 and client_id = $2',
      [world.home.products.pad.id, world.home.client.id],
    )
    const special = await details(orderer, pad, { careRecipientId: ordinary.id })
    await world.owner.query('update omsorg.product_offer set agreement_type = 1 where product_id = $1', [
      world.home.products.pad.id,
    ])
    expect(special.body).toMatchObject({ unavailabilityCode: 6, alreadyPrescribed: true, agreementLetter: 'S' })
  })

  test('of another area is missing at this area', async () => {
    expect((await details(prescriber, world.home.products.catheter.itemNumber)).status).toBe(404)
  })
})

describe('the products of a person', () => {
  test('are marked: prescribed, selected, and what the person does not bear', async () => {
    const { ordinary } = world.care
    await world.owner.query('update omsorg.care_recipient set latex_sensitive = true where id = $1', [ordinary.id])
    await world.owner.query(
      `insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number, created_by)
       select $1, $2, $3, 'Incontinence', $4, $5, id from omsorg.user_account where user_name = 'prescriber'`,
      [world.home.client.id, world.home.place.id, ordinary.id, products.A.id, products.A.itemNumber],
    )
    const { entities } = await search(prescriber, '', { careRecipientId: ordinary.id, pageSize: 100 })
    const of = (itemNumber: string) => entities.find((each) => each.itemNumber === itemNumber)
    expect(of(world.home.products.pad.itemNumber)).toMatchObject({ alreadyPrescribed: true, alreadySelected: false })
    expect(of(products.A.itemNumber)).toMatchObject({ alreadySelected: true, sensitivity: null })
    expect(of(products.C.itemNumber)).toMatchObject({ alreadySelected: false, sensitivity: 'latex' })

    const seenByOrderer = await search(await signInAs('Orderer'), '', { careRecipientId: ordinary.id })
    expect(seenByOrderer.entities.map((each) => each.itemNumber).toSorted()).toEqual(
      [world.home.products.pad.itemNumber, world.home.products.pants.itemNumber, products.A.itemNumber].toSorted(),
    )
  })

  test('leave a row in the access log, and none where nobody is named', async () => {
    const rows = async () => {
      const { rows: found } = await world.owner.query<{ count: number }>(
        "select count(*)::int as count from omsorg.access_log where action = 'products/search/search-products'",
      )
      return found[0]?.count ?? 0
    }
    const before = await rows()
    await search(prescriber, 'blöja')
    expect(await rows()).toBe(before)
    await search(prescriber, 'blöja', { careRecipientId: world.care.ordinary.id })
    expect(await rows()).toBe(before + 1)
  })
})
