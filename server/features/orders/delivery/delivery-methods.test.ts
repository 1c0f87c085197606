import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { deleteDeliveryMethod } from '@omsorg/contract/orders/delivery/delete-delivery-method.ts'
import { readDeliveryMethod } from '@omsorg/contract/orders/delivery/read-delivery-method.ts'
import { saveDeliveryMethod } from '@omsorg/contract/orders/delivery/save-delivery-method.ts'
import { searchDeliveryMethods } from '@omsorg/contract/orders/delivery/search-delivery-methods.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

type Input = CallOf<typeof saveDeliveryMethod>['input']

const boat = (more: Partial<Input> = {}): Input => ({
  code: 'BOAT',
  marketAreaCode: 10,
  texts: [
    { language: 'en', name: 'By boat', description: 'To the jetty.' },
    { language: 'sv', name: 'Med båt', description: 'Till bryggan.' },
  ],
  fee: 4_900,
  ...more,
})
const save = (input: Input, actor = admin) => world.as(actor).call(saveDeliveryMethod, { input })
const search = async (searchTerm: string, language = 'en', actor = nurse) =>
  (
    await world
      .as(actor)
      .call(searchDeliveryMethods, { query: { searchTerm }, headers: { 'Accept-Language': language } })
  ).body
const remove = (code: string, marketAreaCode?: 10 | 30) =>
  world.as(admin).call(deleteDeliveryMethod, {
    params: { method: code },
    query: marketAreaCode === undefined ? {} : { marketAreaCode },
  })

test('a method that was made is listed by its words in any language, in the language that is asked (O-2-103, O-7-45, O-7-47, O-7-48, O-3-92, O-7-06)', async () => {
  const made = await save(boat())
  expect(made.status).toBe(200)
  const byNurse = await search('bryggan', 'sv')
  expect(byNurse).toMatchObject({
    totalCount: 1,
    entities: [{ code: 'BOAT', name: 'Med båt', description: 'Till bryggan.', fee: 4_900, needsDeliveryPoint: false }],
  })
  // There is no Danish text (O-C13), and no Finnish one of this method.
  expect((await search('boat', 'da')).entities).toMatchObject([{ name: 'By boat' }])
  expect((await search('boat', 'fi')).entities).toMatchObject([{ name: 'By boat' }])
  expect((await search('raft')).totalCount).toBe(0)

  const read = await world.as(nurse).call(readDeliveryMethod, { params: { method: made.body.id } })
  expect(read.body.texts.map(({ language }) => language)).toEqual(['en', 'sv'])
  const abroad = await world.signIn(world.people.foreigner)
  expect((await world.as(abroad).call(readDeliveryMethod, { params: { method: made.body.id } })).status).toBe(404)
  expect((await search('boat', 'en', abroad)).totalCount).toBe(0)
})

test('a method is saved whole by whoever has read its latest version, and keeps its code (O-2-103)', async () => {
  const { id, rowVersion } = (await save(boat({ code: 'SLEDGE' }))).body
  const texts = [{ language: 'FI', name: 'Reellä' }]
  const changed = boat({ id, rowVersion, code: 'SLEDGE', texts, fee: 0, needsDeliveryPoint: true })
  expect((await save(changed)).status).toBe(200)
  const read = await world.as(admin).call(readDeliveryMethod, { params: { method: id } })
  expect(read.body).toMatchObject({
    fee: 0,
    needsDeliveryPoint: true,
    texts: [{ language: 'fi', name: 'Reellä', description: '' }],
  })
  expect((await save(changed)).errors).toEqual({ stale: 'CONFLICT_STALE' })
  expect((await save({ ...changed, code: 'SLED', rowVersion: 2 })).errors).toEqual({ code: 'ORS001004' })
  expect((await save({ ...changed, id: 999_999 })).errors).toEqual({ id: 'ORS001003' })
  expect((await save({ ...changed, rowVersion: undefined })).errors).toEqual({ rowVersion: 'COM001003' })
})

test.each<[string, Partial<Input>, object]>([
  ['a Danish text', { texts: [{ language: 'dk', name: 'Med båd' }] }, { 'texts[0].language': 'ORS001001' }],
  ['a code that the market has', { code: 'HOME' }, { code: 'ORS001002' }],
  [
    'a text of another method',
    { texts: [{ language: 'en', name: 'By boat', code: 'HOME' }] },
    { 'texts[0].code': 'ORS001004' },
  ],
  [
    'a language twice',
    {
      texts: [
        { language: 'en', name: 'A' },
        { language: 'en', name: 'B' },
      ],
    },
    { 'texts[1].language': 'ORS001005' },
  ],
  ['no name', { texts: [{ language: 'en', name: ' ' }] }, { texts: 'ORS001006' }],
])('%s is refused (O-8-60, O-8-61, O-8-62, O-8-63)', async (_, more, errors) => {
  const refused = await save(boat({ code: 'RAFT', ...more }))
  expect([refused.status, refused.errors]).toEqual([400, errors])
})

test('of ten who make the same method at once one does', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(boat({ code: 'SKIS' }))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
})

test('a method goes by its code; one that is not there, or that two markets have, does not (O-2-103, O-7-46, O-8-61)', async () => {
  await save(boat({ code: 'CART' }))
  await save(boat({ code: 'CART', marketAreaCode: 30 }))
  expect((await remove('CART')).errors).toEqual({ marketAreaCode: 'COM001003' })
  expect((await remove('CART', 30)).status).toBe(200)
  expect((await remove('CART')).status).toBe(200)
  expect((await remove('CART')).errors).toEqual({ code: 'ORS001003' })
  const { rows } = await world.owner.query(
    `select event, market from omsorg.organisation_event where subject = 'delivery-method' and subject_id = 'CART'
     order by id`,
  )
  expect(rows).toEqual([
    { event: 'made', market: 10 },
    { event: 'made', market: 30 },
    { event: 'removed', market: 30 },
    { event: 'removed', market: 10 },
  ])
})

test('a method that settings or orders name stays, and the answer says how many do', async () => {
  const refused = await remove('HOME', 10)
  expect([refused.status, refused.errors]).toEqual([400, { code: 'ORS001007' }])
  expect(refused.detail).toEqual({ settings: 2, orders: 0 })
})

test('care staff change no delivery method, and read that they may not (O-8-09)', async () => {
  const { status, body } = await world
    .as(nurse)
    .call(saveDeliveryMethod, { input: boat({ code: 'RAFT' }), base: 'PRINCIPAL' })
  expect([status, body]).toMatchObject([403, { message: 'COM001002', refusal: 'forbidden' }])
})
