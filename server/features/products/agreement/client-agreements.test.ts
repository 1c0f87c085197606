import { listClientAgreements } from '@omsorg/contract/products/agreement/list-client-agreements.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  const { pad, pants } = world.home.products
  await world.owner.query('delete from omsorg.product_offer where client_id = $1', [world.home.client.id])
  const offer = (
    itemNumber: string,
    number: string | null,
    type: number,
    price: number,
    from: string,
    to: string | null,
  ) =>
    world.owner.query(
      `insert into omsorg.product_offer (client_id, product_id, customer_number, agreement_type, price, valid_from, valid_to)
       select $1, id, $3, $4, $5, $6, $7 from omsorg.product where item_number = $2 and market = 10`,
      [world.home.client.id, itemNumber, number, type, price, from, to],
    )
  await offer(pad.itemNumber, null, 1, 8400, '2026-01-01', null)
  await offer(pad.itemNumber, '1001', 6, 7900, '2026-01-01', null)
  await offer(pants.itemNumber, null, 1, 5000, '2020-01-01', '2020-12-31')
  await offer(pants.itemNumber, null, 2, 5100, '2021-01-01', null)
})
afterAll(() => world.close())

type Asked = Partial<CallOf<typeof listClientAgreements>['query']>
const list = async (asked: Asked = {}, by = admin) =>
  (await world.as(by).call(listClientAgreements, { query: { clientId: world.home.client.id, ...asked } })).body
const shown = ({ entities }: Awaited<ReturnType<typeof list>>) =>
  entities.map(({ itemNumber, customerNumber, agreementLetter }) => [itemNumber, customerNumber, agreementLetter])

test('choosing a client lists what it has agreed on today, and counts it by kind (O-2-97)', async () => {
  const { pad, pants } = world.home.products
  const answer = await list()
  expect(shown(answer).toSorted()).toEqual(
    [
      [pad.itemNumber, null, 'A'],
      [pad.itemNumber, '1001', 'S'],
      [pants.itemNumber, null, 'C'],
    ].toSorted(),
  )
  expect(answer.counts).toEqual([
    { agreementType: 1, agreementLetter: 'A', count: 1 },
    { agreementType: 2, agreementLetter: 'C', count: 1 },
    { agreementType: 6, agreementLetter: 'S', count: 1 },
  ])
  expect(answer).toMatchObject({ clientName: world.home.client.name, marketAreaCode: 10, totalCount: 3 })
})

test('under one number its own offer goes before that of all numbers; kind and words narrow the list, and never the counts', async () => {
  const { pad, pants } = world.home.products
  const under = await list({ customerNumber: '1001' })
  expect(shown(under).toSorted()).toEqual(
    [
      [pad.itemNumber, '1001', 'S'],
      [pants.itemNumber, null, 'C'],
    ].toSorted(),
  )
  const narrowed = await list({ customerNumber: '1001', agreementType: 2 })
  expect([shown(narrowed), narrowed.counts]).toEqual([[[pants.itemNumber, null, 'C']], under.counts])
  expect((await list({ searchTerm: pad.itemNumber })).totalCount).toBe(2)
  expect((await list({ searchTerm: 'no such item' })).totalCount).toBe(0)
})

test('customer service reads the clients of its market, and none abroad', async () => {
  const erik = await world.signIn(world.people.customerService)
  expect((await list({}, erik)).totalCount).toBe(3)
  const abroad = await world.as(erik).call(listClientAgreements, { query: { clientId: world.abroad.client.id } })
  expect(abroad.status).toBe(404)
})
