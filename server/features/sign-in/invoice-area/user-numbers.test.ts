import { readInvoiceAreasByUserNumber } from '@omsorg/contract/prescriptions/invoice-area/read-invoice-areas-by-user-number.ts'
import { saveInvoiceArea } from '@omsorg/contract/organisation/invoice-area/save-invoice-area.ts'
import { listInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/list-invoice-areas.ts'
import { assignInvoiceAreas } from '@omsorg/contract/sign-in/invoice-area/assign-invoice-areas.ts'
import { readUserNumbers } from '@omsorg/contract/sign-in/invoice-area/read-user-numbers.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
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

type Pairs = CallOf<typeof assignInvoiceAreas>['input']['pairs']
const nurse = () => world.people.nurse.id
const read = async () => (await world.as(admin).call(readUserNumbers, { query: { userId: nurse() } })).body
const assign = (pairs: Pairs, more: object = {}) =>
  world.as(admin).call(assignInvoiceAreas, { input: { userId: nurse(), pairs, ...more } })
const here = (invoiceAreaIds?: number[]) => ({
  carePlaceId: world.home.place.id,
  customerNumber: '1001',
  ...(invoiceAreaIds && { invoiceAreaIds }),
})

describe('the customer numbers of a user', () => {
  test('are assigned, read again, kept in the history, and limit what the user chooses among (A-3-34, A-7.4-20, A-7.4-21, O-7-39, O-7-40)', async () => {
    const other = await world.as(admin).call(saveInvoiceArea, {
      input: { clientId: world.home.client.id, customerNumber: '1001', code: 'B2', name: 'Korttids' },
    })
    expect(other.status).toBe(200)
    const before = await read()
    expect(before.pairs).toEqual([])
    expect(before.carePlaces).toContainEqual({
      carePlaceId: world.home.place.id,
      name: world.home.place.name,
      customerNumbers: ['1001'],
    })
    const { body } = await assign([here()], {
      invoiceAreaIds: [world.home.invoiceAreaId],
      rowVersion: before.rowVersion,
    })
    expect(body.pairs).toMatchObject([here([world.home.invoiceAreaId])])
    expect(await read()).toEqual(body)

    const chosen = async () => {
      const answer = await world
        .as(await world.signIn(world.people.nurse))
        .call(readInvoiceAreasByUserNumber, { input: {} })
      return answer.body.entities.map(({ code }) => code)
    }
    expect(await chosen()).toEqual(['A1'])
    // A number whole has whatever areas it has.
    await assign([here([])])
    expect(await chosen()).toEqual(['A1', 'B2'])
    const events = await world.as(admin).call(listUserEvents, { params: { id: nurse() }, query: {} })
    expect(events.body.events.slice(0, 2).map(({ changes }) => changes)).toEqual([
      [{ field: 'invoiceAreas', from: '1001: A1', to: '1001', place: world.home.place.name }],
      [{ field: 'invoiceAreas', from: null, to: '1001: A1', place: world.home.place.name }],
    ])
  })

  test('are saved by one of four who do at once', async () => {
    const { rowVersion } = await read()
    const areas = [[], [world.home.invoiceAreaId], []] as const
    const answers = await Promise.all(
      [...areas.keys()].map((index) =>
        assign(index % 2 === 0 ? [] : [here([world.home.invoiceAreaId])], { rowVersion }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  test.each([
    [
      'a place of another client',
      () => [{ carePlaceId: world.neighbour.place.id, customerNumber: '2001' }],
      'pairs[0].carePlaceId',
    ],
    ['a number of another client', () => [{ ...here(), customerNumber: '2001' }], 'pairs[0].customerNumber'],
    ['an area of another client', () => [here([world.neighbour.invoiceAreaId])], 'pairs[0].invoiceAreaIds[0]'],
  ])('are not those of %s', async (_, pairs, at) => {
    expect(await assign(pairs())).toMatchObject({ status: 400, errors: { [at]: 'COM001001' } })
  })
})

describe('an invoice area', () => {
  const save = (input: object) =>
    world.as(admin).call(saveInvoiceArea, {
      input: { clientId: world.neighbour.client.id, customerNumber: '2001', code: 'C3', name: 'Natt', ...input },
    })

  test('is added once, changed by one of two who read the same, and goes out of use', async () => {
    const added = await atOnce(world, world.neighbour.client.id, [() => save({}), () => save({})])
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const { entities } = (
      await world.as(admin).call(listInvoiceAreas, { query: { clientId: world.neighbour.client.id } })
    ).body
    const area = entities.find(({ code }) => code === 'C3')
    const changes = [{ active: false }, { name: 'Kväll' }].map(
      (change) => () => save({ invoiceAreaId: area?.invoiceAreaId, rowVersion: area?.rowVersion, ...change }),
    )
    const changed = await atOnce(world, world.neighbour.client.id, changes)
    expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['of a number that the client does not have', { customerNumber: '1001' }, 'customerNumber'],
    ['of another client', () => ({ invoiceAreaId: world.home.invoiceAreaId }), 'invoiceAreaId'],
  ])('%s is refused', async (_, input, at) => {
    const sent = typeof input === 'function' ? input() : input
    expect(await save(sent)).toMatchObject({ status: 400, errors: { [at]: 'COM001001' } })
  })
})
