import { readErpFeeds } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import { compareClientNumbers } from '@omsorg/contract/products/sync/compare-client-numbers.ts'
import { applyClientNumbers } from '@omsorg/contract/products/sync/apply-client-numbers.ts'
import { listCustomerNumbers } from '@omsorg/contract/organisation/customer-number/list-customer-numbers.ts'
import { saveCustomerNumbers } from '@omsorg/contract/organisation/customer-number/save-customer-numbers.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { atOnce } from '../../../testing/world/at-once.ts'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  await world.owner.query(`update omsorg.client set erp_customer_identifier = 'ERP-50' where id = $1`, [
    world.home.client.id,
  ])
})
afterAll(() => world.close())

const facts = { name: '', careOf: '', address: '', city: '', zip: '', statusCode: '' }
const ofPlace = () => ({ nodeType: 'CarePlace' as const, nodeId: world.home.place.id })
const ofClient = () => ({ nodeType: 'Client' as const, nodeId: world.home.client.id })
const compare = () => world.as(admin).call(compareClientNumbers, { input: { clientId: world.home.client.id } })
type Comparison = AnswerOf<typeof compareClientNumbers>
const chosenOf = ({ differences }: Comparison, ...numbers: readonly string[]) =>
  differences.flatMap(({ number, carePlaceId, state, fields }) =>
    state !== 'equal' && numbers.includes(number)
      ? [{ number, carePlaceId, state, fields: fields.map(({ field, inErp }) => ({ field, inErp })) }]
      : [],
  )
const apply = (comparison: Comparison, ...numbers: readonly string[]) =>
  world.as(admin).call(applyClientNumbers, {
    input: {
      clientId: world.home.client.id,
      rowVersion: comparison.rowVersion,
      chosen: chosenOf(comparison, ...numbers),
    },
  })
const stored = async (params: ReturnType<typeof ofClient> | ReturnType<typeof ofPlace>) =>
  (await world.as(admin).call(listCustomerNumbers, { params })).body.customerNumbers

beforeEach(async () => {
  world.catalogue.turn({ failing: false })
  await world.owner.query('delete from omsorg.customer_number where client_id = $1 and number <> $2', [
    world.home.client.id,
    '1001',
  ])
  const [own] = await stored(ofClient())
  await world.as(admin).call(saveCustomerNumbers, {
    params: ofPlace(),
    input: {
      customerNumbers: [
        { number: '11', isPrimary: true, address: 'Torget 1', entryCode: '2418', countryCode: 'SE' },
        { number: '12', address: 'Torget 2' },
        { number: '13' },
      ],
    },
  })
  world.catalogue.number(
    'ERP-50',
    { ...facts, number: '1001', name: own?.name ?? '', address: own?.address ?? '', city: own?.city ?? '' },
    { ...facts, number: '11', address: 'Torget 1', entryCode: '2420' },
    { ...facts, number: '12', address: 'Torget 2' },
    { ...facts, number: '14', name: 'Lönnen', address: 'Lövvägen 3', countryCode: 'SE', entryCode: 'porten 5' },
  )
})

describe('the numbers of a client, compared with the ERP as a whole', () => {
  test('are equal, new, deleted or changed, and comparing changes none of them (O-2-104, O-4-58)', async () => {
    const before = await stored(ofPlace())
    const { status, body } = await compare()
    expect(status).toBe(200)
    const states = Object.fromEntries(body.differences.map(({ number, state }) => [number, state]))
    expect(states).toMatchObject({ 11: 'changed', 12: 'equal', 13: 'deleted', 14: 'new' })
    expect(body.differences.find(({ number }) => number === '11')?.fields).toEqual([
      { field: 'entryCode', here: '2418', inErp: '2420' },
    ])
    expect((await stored(ofPlace())).map(({ number, entryCode }) => [number, entryCode])).toEqual(
      before.map(({ number, entryCode }) => [number, entryCode]),
    )
    const { feeds } = (await world.as(admin).call(readErpFeeds, {})).body
    expect(feeds.find(({ feed }) => feed === 'customer-numbers')?.lastDone).toMatchObject({
      erpCustomerIdentifier: 'ERP-50',
      added: 1,
      changed: 1,
    })
  })

  test('take over what was chosen, at once, and a code that is none is left out', async () => {
    const { body } = await compare()
    const { body: done } = await apply(body, '11', '13', '14')
    expect(done).toMatchObject({ changed: 1, added: 1, removed: 1 })
    expect(done.comparison.counts).toMatchObject({ changed: 0, new: 0, deleted: 0 })
    const places = await stored(ofPlace())
    expect(places.map(({ number }) => number)).toEqual(['11', '12'])
    // What the ERP does not tell stays.
    expect(places[0]).toMatchObject({ entryCode: '2420', countryCode: 'SE', isPrimary: true, erpCompareState: 'equal' })
    const added = (await stored(ofClient())).find(({ number }) => number === '14')
    expect(added).toMatchObject({ name: 'Lönnen', entryCode: null, countryCode: 'SE', isPrimary: false })
  })

  test('of two who take over the same comparison one is told that it is old', async () => {
    const { body } = await compare()
    const answers = await atOnce(world, world.home.client.id, [() => apply(body, '14'), () => apply(body, '11')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('are not taken over when the ERP says something else meanwhile, nor half', async () => {
    const { body } = await compare()
    world.catalogue.number('ERP-50', { ...facts, number: '11', address: 'Torget 7' })
    expect(await apply(body, '11', '13')).toMatchObject({ status: 409, errors: { stale: 'CONFLICT_STALE' } })
    expect((await stored(ofPlace())).map(({ number }) => number)).toContain('13')
  })

  test('keep one that something goes by', async () => {
    world.catalogue.number('ERP-50')
    const { body } = await compare()
    const kept = Object.fromEntries(body.differences.map(({ number, keptBecause }) => [number, keptBecause]))
    expect(kept).toMatchObject({ 11: 'primary', 12: null, 13: null })
    expect(await apply(body, '13', '11')).toMatchObject({
      status: 400,
      errors: { 'chosen[0].number': 'COM001001' },
    })
    expect(await stored(ofPlace())).toHaveLength(3)
  })

  test('keep one under which an order is on its way, until it has come', async () => {
    const nurse = await world.signIn(world.people.prescriber)
    const withdrawal = withdrawalOf(world.care.ordinary, { quantity: 1 })
    const { customerOrderId } = await placeOrder(world, nurse, withdrawal)
    await vi.waitFor(async () => expect(await world.jobsLeft()).toBe(0), { timeout: 10_000 })
    await world.owner.query(
      `update omsorg.order_part set customer_number = '13', erp_status = 3 where customer_order_id = $1`,
      [customerOrderId],
    )
    const keptBecause = async () =>
      (await compare()).body.differences.find(({ number }) => number === '13')?.keptBecause
    expect(await keptBecause()).toBe('orders')
    await world.owner.query('update omsorg.order_part set erp_status = 6 where customer_order_id = $1', [
      customerOrderId,
    ])
    expect(await keptBecause()).toBeNull()
  })
})

test('an ERP that does not answer, and a client that it does not know, are said and noted, and nothing is changed', async () => {
  const { body } = await compare()
  world.catalogue.turn({ failing: true })
  expect(await compare()).toMatchObject({ status: 503, errors: { 'erp-unavailable': 'OVERLOADED' } })
  expect(await apply(body, '11')).toMatchObject({ status: 503, errors: { 'erp-unavailable': 'OVERLOADED' } })
  const { feeds } = (await world.as(admin).call(readErpFeeds, {})).body
  expect(feeds.find(({ feed }) => feed === 'customer-numbers')).toMatchObject({ tries: 2 })
  world.catalogue.turn({ failing: false })
  const unknown = world.neighbour.client.id
  expect(await world.as(admin).call(compareClientNumbers, { input: { clientId: unknown } })).toMatchObject({
    status: 400,
    errors: { 'customer-unknown': 'COM001001' },
  })
})

test('customer service compares nothing', async () => {
  const erik = await world.signIn(world.people.customerService)
  expect((await world.as(erik).call(compareClientNumbers, { input: { clientId: world.home.client.id } })).status).toBe(
    404,
  )
})
