import { createCarePlace } from '@omsorg/contract/organisation/care-place/create-care-place.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { updateCarePlace } from '@omsorg/contract/organisation/care-place/update-care-place.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const inUnit = () => ({ clientId: world.home.client.id, careUnitId: world.home.place.careUnitId })
const add = (name: string, more: Partial<CallOf<typeof createCarePlace>['input']> = {}) =>
  world.as(admin).call(createCarePlace, { input: { ...inUnit(), name, ...more } })
const change = (id: string, name: string, more: Partial<CallOf<typeof updateCarePlace>['input']> = {}) =>
  world.as(admin).call(updateCarePlace, { input: { id, ...inUnit(), name, ...more } })
const read = async (carePlaceId: string) =>
  (await world.as(admin).call(readCarePlace, { params: { carePlaceId } })).body

test('a care place that is added is read back, with its phone as it is dialled and its customer number (A-3-19, A-3-20, A-3-21, A-3-22, A-7.5-08)', async () => {
  const { status, body } = await add(' Solgläntan  avd. 2 ', {
    email: 'solglantan@example.se',
    phone: '070-174 06 18',
    customerNo: '702300',
  })
  expect(status).toBe(200)
  expect(await read(body.id)).toMatchObject({
    ...inUnit(),
    name: 'Solgläntan avd. 2',
    email: 'solglantan@example.se',
    phone: '+46701740618',
    customerNo: '702300',
    rowVersion: body.rowVersion,
  })
})

test('a care place without e-mail, phone and number has a phone and a number that are empty texts (A-3-20, A-3-21, A-3-22)', async () => {
  const { id } = (await add('Björkliden')).body
  expect(await read(id)).toMatchObject({ email: null, phone: '', customerNo: '' })
})

test('a care place is changed once of ten who do at once, and the others are told what stands now', async () => {
  const { id, rowVersion } = (await add('Eken')).body
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => change(id, `Eken ${at}`, { rowVersion })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  const { name } = await read(id)
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    detail: { name, email: null, phone: '', rowVersion: rowVersion + 1, changed: { by: expect.any(String) } },
  })
  expect((await change(id, name)).body.rowVersion).toBe(rowVersion + 1)
})

test('a care place that is changed is read back with its new name, e-mail and phone (A-7.5-11)', async () => {
  const { id } = (await add('Rönnen', { email: 'ronnen@example.se', phone: '070-174 06 18' })).body
  const changed = { email: 'ronnen.sodra@example.se', phone: '+46701740634' }
  expect((await change(id, 'Rönnen Södra', changed)).status).toBe(200)
  expect(await read(id)).toMatchObject({ id, ...inUnit(), name: 'Rönnen Södra', ...changed })
  expect((await change(id, 'Rönnen', { email: null, phone: null })).status).toBe(200)
  expect(await read(id)).toMatchObject({ name: 'Rönnen', email: null, phone: '' })
})

test('the customer number that is named becomes the primary one, and one that is left out leaves them as they are', async () => {
  const { id } = (await add('Lönnen', { customerNo: '1' })).body
  await change(id, 'Lönnen', { customerNo: '2' })
  await change(id, 'Lönnen')
  const { rows } = await world.owner.query(
    'select number, is_primary from omsorg.customer_number where care_place_id = $1 order by number',
    [id],
  )
  expect(rows).toEqual([
    { number: '1', is_primary: false },
    { number: '2', is_primary: true },
  ])
})

test('a care place stands in a unit of its own client, and stays there', async () => {
  const elsewhere = world.neighbour.place.careUnitId
  expect(await add('Asken', { careUnitId: elsewhere })).toMatchObject({ errors: { careUnitId: 'COM001001' } })
  const { id } = (await add('Asken')).body
  const { rows } = await world.owner.query<{ id: string }>(
    "insert into omsorg.care_unit (client_id, name) values ($1, 'Söder') returning id",
    [world.home.client.id],
  )
  const moved = await change(id, 'Asken', { careUnitId: rows[0]?.id ?? '' })
  expect(moved).toMatchObject({ status: 400, errors: { careUnitId: 'COM001001' } })
  const { client } = world.neighbour
  const taken = await change(id, 'Asken', { clientId: client.id, careUnitId: elsewhere })
  expect(taken).toMatchObject({ status: 400, errors: { id: 'CRS003002' } })
})

test('a phone that no country has is refused at its field', async () => {
  expect(await add('Pilen', { phone: '0980-1234567890' })).toMatchObject({
    status: 400,
    errors: { phone: 'COM001001' },
  })
})
