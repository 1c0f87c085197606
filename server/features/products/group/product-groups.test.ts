import { readProductGroups } from '@omsorg/contract/products/group/read-product-groups.ts'
import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import { readProductsByGroup } from '@omsorg/contract/products/product/read-products-by-group.ts'
import { readProductsByItemNumbers } from '@omsorg/contract/products/product/read-products-by-item-numbers.ts'
import { readHandleProductsSettings } from '@omsorg/contract/product-selection/settings/read-handle-products-settings.ts'
import { insertCustomerNumber } from '@omsorg/database/demo/build/organisation.ts'
import { insertOffers, insertProducts } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let service: SignedIn

/** What a client buys: one group at each of its numbers, one at the ward's alone, and the kind that is not in sight. */
beforeAll(async () => {
  world = await openWorld()
  service = await world.signIn(world.people.customerService)
  const { owner, home, neighbour } = world
  const { client, place, sister } = home
  await insertCustomerNumber(owner, { client, number: '1002', primary: false, therapyAreas: ['Incontinence'] })
  await insertCustomerNumber(owner, { client, place, number: '1003' })
  await insertCustomerNumber(owner, { client, place: sister, number: '1004' })
  await insertCustomerNumber(owner, { client: neighbour.client, number: '2002', primary: false })
  const planned = { small: 'Havsbris S', medium: 'Havsbris M', ward: 'Fjällbris' }
  const [small, medium, ward] = await insertProducts(
    owner,
    Object.values(planned).map((name, index) => ({
      itemNumber: `70000${index}`,
      name,
      area: 'Incontinence' as const,
      groupNumber: name === planned.ward ? 'WARD' : 'BOTH',
    })),
  )
  if (!small || !medium || !ward) throw new Error('three were inserted')
  await insertOffers(owner, [
    { client, product: small, price: 900 },
    { client, product: small, price: 700, customerNumber: '1002' },
    { client, product: medium, price: 800, customerNumber: '1002' },
    { client, product: ward, price: 600, customerNumber: '1003' },
    // Under the first number it is of a kind that does not exist; under every number of one that does.
    { client, product: ward, price: 650, agreementType: 77, customerNumber: '1001' },
    { client, product: ward, price: 640 },
  ])
}, 60_000)
afterAll(() => world.close())

const headers = () => ({ 'om-client-id': world.home.client.id, 'om-care-place-id': world.home.place.id })

async function groupsUnder(customerNumber?: string, therapyArea: 'Incontinence' | 'Catheter' = 'Incontinence') {
  const query = { therapyArea, customerNumber, searchTerm: 'bris' }
  return world.as(service).call(readProductGroups, { params: { code: '10' }, query, headers: headers() })
}

describe('customer service looks at product groups for one customer number', () => {
  test.each([
    ['1002', ['WARD 1', 'BOTH 2']],
    ['1003', ['WARD 1', 'BOTH 1']],
    ['1001', ['BOTH 1']],
  ])('the groups of %s are those that it buys (O-2-87)', async (number, expected) => {
    const { status, body } = await groupsUnder(number)
    expect(status).toBe(200)
    expect(body.entities.map((each) => `${each.productGroupNumber} ${each.itemCount}`)).toEqual(expected)
    expect(body.totalCount).toBe(expected.length)
  })

  test('left out, the number counts that the care place orders under, and the screen is told which', async () => {
    const { body } = await groupsUnder()
    expect(body).toEqual((await groupsUnder('1003')).body)
    const settings = await world.as(service).call(readHandleProductsSettings, {
      query: { careRecipientId: world.care.ordinary.id, carePlaceId: world.home.place.id },
      headers: headers(),
    })
    expect(new Set(settings.body.areas.map((each) => each.customerNumber))).toEqual(new Set(['1003']))
  })

  test('the items of a group, one item and the comparison have the prices of the same number (O-2-87)', async () => {
    const prices = async (customerNumber?: string) => {
      const sent = { query: { customerNumber }, headers: headers() }
      const [group, one, several] = await Promise.all([
        world.as(service).call(readProductsByGroup, { params: { number: 'BOTH' }, ...sent }),
        world.as(service).call(readProductByItemNumber, { params: { itemNumber: '700000' }, ...sent }),
        world.as(service).call(readProductsByItemNumbers, {
          input: { itemNumbers: ['700000', '700001'], customerNumber },
          headers: headers(),
        }),
      ])
      return [
        group.body.entities.map(({ price }) => price).toSorted(),
        one.body.price,
        several.body.products.map(({ price }) => price).toSorted(),
      ]
    }
    expect(await prices('1002')).toEqual([[700, 800], 700, [700, 800]])
    expect(await prices('1003')).toEqual([[900], 900, [900]])
    expect(await prices()).toEqual([[900], 900, [900]])
  })

  test.each([
    { number: '4711', area: 'Incontinence', why: 'nobody has it' },
    { number: '1004', area: 'Incontinence', why: 'it is of another care place' },
    { number: '2002', area: 'Incontinence', why: 'it is of another client' },
    { number: '1002', area: 'Catheter', why: 'it is not for the area' },
  ] as const)('$number in $area is refused: $why', async ({ number, area }) => {
    const answer = await groupsUnder(number, area)
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"refusal":"customer-number-missing","errors":{"customerNumber":"IPS001017"}}',
    ])
  })

  test("another care place's number shows nothing of what is agreed under it", async () => {
    const page = (itemNumber: string, customerNumber: string) =>
      world.as(service).call(readProductByItemNumber, {
        params: { itemNumber },
        query: { customerNumber },
        headers: headers(),
      })
    expect((await page('700000', '1004')).body.price).toBe(900)
    expect((await page('700001', '1004')).status).toBe(404)
    expect((await page('700001', '1002')).status).toBe(200)
  })
})
