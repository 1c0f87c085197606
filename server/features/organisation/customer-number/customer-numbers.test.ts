import { compareCustomerNumbers } from '@omsorg/contract/organisation/customer-number/compare-customer-numbers.ts'
import { listCustomerNumbers } from '@omsorg/contract/organisation/customer-number/list-customer-numbers.ts'
import { saveCustomerNumbers } from '@omsorg/contract/organisation/customer-number/save-customer-numbers.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/world/at-once.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

type Numbers = CallOf<typeof saveCustomerNumbers>['input']['customerNumbers']

const ofClient = () => ({ nodeType: 'Client' as const, nodeId: world.home.client.id })
const ofPlace = () => ({ nodeType: 'CarePlace' as const, nodeId: world.home.place.id })
const list = async (params: ReturnType<typeof ofClient> | ReturnType<typeof ofPlace>, by = admin) =>
  (await world.as(by).call(listCustomerNumbers, { params })).body
const save = (
  params: ReturnType<typeof ofClient> | ReturnType<typeof ofPlace>,
  customerNumbers: Numbers,
  rowVersion?: number,
) => world.as(admin).call(saveCustomerNumbers, { params, input: { customerNumbers, rowVersion } })
const compare = (params: ReturnType<typeof ofClient> | ReturnType<typeof ofPlace>) =>
  world.as(admin).call(compareCustomerNumbers, { params })

describe('the customer numbers of a place', () => {
  test('are saved whole, the primary one first, and one that is left out is removed (A-7.5-18, O-3-93)', async () => {
    const before = await list(ofPlace())
    expect(before.customerNumbers).toEqual([])
    const whole = {
      careOf: 'Ek',
      address: 'Torget 1',
      city: 'Vik',
      zip: '871 40',
      countryCode: 'SE',
      entryCode: '12*A',
      statusCode: 'OPEN',
    }
    const saved = await save(
      ofPlace(),
      [
        { number: '1', name: 'Björken', ...whole, therapyAreas: ['Ostomy'] },
        { number: '2', isPrimary: true, isPayer: true, entryCode: '2418', countryCode: 'SE' },
      ],
      before.rowVersion,
    )
    expect(saved.status).toBe(200)
    expect(saved.body.customerNumbers.map(({ number }) => number)).toEqual(['2', '1'])
    expect(saved.body.customerNumbers[1]).toMatchObject({
      name: 'Björken',
      ...whole,
      therapyAreas: ['Ostomy'],
      erpCompareState: null,
    })
    expect(await list(ofPlace())).toEqual(saved.body)
    // The other becomes the primary one in the same call.
    await save(ofPlace(), [{ number: '1', isPrimary: true }, { number: '2' }])
    const last = await save(ofPlace(), [{ number: '1', isPrimary: true }])
    expect(last.body.customerNumbers).toMatchObject([{ number: '1', isPrimary: true, name: '' }])
    expect((await list(ofClient())).customerNumbers.map(({ number }) => number)).toEqual(['1001'])
  })

  test('are saved by one of four who do at once, and what others added is not removed unseen', async () => {
    const { rowVersion } = await list(ofPlace())
    const calls = ['21', '22', '23', '24'].map(
      (number) => () => save(ofPlace(), [{ number, isPrimary: true }], rowVersion),
    )
    const answers = await atOnce(world, world.home.client.id, calls)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const now = await list(ofPlace())
    expect(now.rowVersion).not.toBe(rowVersion)
    // The same again is no change.
    const same = await save(
      ofPlace(),
      [{ number: now.customerNumbers[0]?.number ?? '', isPrimary: true }],
      now.rowVersion,
    )
    expect(same.body.rowVersion).toBe(now.rowVersion)
  })

  test.each([
    [[{ number: '1', isPrimary: true }, { number: '1' }], 'customerNumbers[1].number'],
    [[{ number: '1' }], 'one-primary'],
  ])('that do not fit together are refused: %o', async (numbers, at) => {
    expect(await save(ofPlace(), numbers)).toMatchObject({ status: 400, errors: { [at]: 'COM001001' } })
  })

  test('are read by customer service in its market, and not abroad', async () => {
    const service = await world.signIn(world.people.customerService)
    expect((await list(ofPlace(), service)).clientId).toBe(world.home.client.id)
    const abroad = { nodeType: 'CarePlace' as const, nodeId: world.abroad.place.id }
    expect((await world.as(service).call(listCustomerNumbers, { params: abroad })).status).toBe(404)
  })
})

test('those of a client are saved and read back, and are none of its places (A-7.5-18)', async () => {
  const before = await list(ofPlace())
  const saved = await save(ofClient(), [
    { number: '1001', isPrimary: true },
    { number: '1002', name: 'Norra' },
  ])
  expect(saved.status).toBe(200)
  expect((await list(ofClient())).customerNumbers).toMatchObject([
    { number: '1001', isPrimary: true },
    { number: '1002', isPrimary: false, name: 'Norra' },
  ])
  expect(await list(ofPlace())).toEqual(before)
  expect((await save(ofClient(), [{ number: '1001', isPrimary: true }])).status).toBe(200)
})

test('a number under which an area of the client is ordered stays', async () => {
  const { customerNumbers } = await list(ofClient())
  expect(customerNumbers.map(({ number }) => number)).toEqual(['1001'])
  expect(await save(ofClient(), [])).toMatchObject({ status: 400, errors: { 'number-of-area': 'COM001001' } })
})

describe('compared with the ERP', () => {
  const inErp = { careOf: '', address: '', city: '', zip: '', statusCode: '' }

  test('each number is the same there, has changed or is gone, and what nobody uses is new', async () => {
    await world.owner.query("update omsorg.client set erp_customer_identifier = 'ERP-77' where id = $1", [
      world.home.client.id,
    ])
    await save(ofPlace(), [
      { number: '11', isPrimary: true, name: 'Björken' },
      { number: '12', name: 'Granen' },
      { number: '13', name: 'Eken' },
    ])
    world.catalogue.number(
      'ERP-77',
      { number: '11', name: 'Björken', ...inErp },
      { number: '12', name: 'Tallen', ...inErp },
      { number: '14', name: 'Lönnen', ...inErp },
      { number: '1001', name: 'Region', ...inErp },
    )
    const { rowVersion } = await list(ofPlace())
    const { body, status } = await compare(ofPlace())
    expect(status).toBe(200)
    const states = Object.fromEntries(body.customerNumbers.map((each) => [each.number, each.erpCompareState]))
    expect(states).toEqual({ 11: 'equal', 12: 'changed', 13: 'deleted' })
    expect(body.inErp.filter(({ isNew }) => isNew).map(({ number }) => number)).toEqual(['14'])
    // What is known of the ERP is no change of the numbers.
    expect(body.rowVersion).toBe(rowVersion)
    expect((await list(ofPlace())).customerNumbers[0]?.comparedAt).toMatch(/Z$/)
  })

  test('a client whom the ERP does not know, and an ERP that does not answer, are said, and nothing is changed', async () => {
    const before = await list(ofPlace())
    world.catalogue.turn({ failing: true })
    expect(await compare(ofPlace())).toMatchObject({ status: 503, errors: { 'erp-unavailable': 'OVERLOADED' } })
    world.catalogue.turn({ failing: false })
    await world.owner.query("update omsorg.client set erp_customer_identifier = 'ERP-0' where id = $1", [
      world.home.client.id,
    ])
    expect(await compare(ofPlace())).toMatchObject({ status: 400, errors: { 'customer-unknown': 'COM001001' } })
    expect(await list(ofPlace())).toEqual(before)
  })
})
