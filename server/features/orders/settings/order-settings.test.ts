import { deleteDeliveryMethod } from '@omsorg/contract/orders/delivery/delete-delivery-method.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { createClientOrderSettings } from '@omsorg/contract/orders/settings/create-client-order-settings.ts'
import { createPlaceOrderSettings } from '@omsorg/contract/orders/settings/create-place-order-settings.ts'
import { readClientOrderSettings } from '@omsorg/contract/orders/settings/read-client-order-settings.ts'
import { readOwnPlaceOrderSettings } from '@omsorg/contract/orders/settings/read-own-place-order-settings.ts'
import { readPlaceOrderSettings } from '@omsorg/contract/orders/settings/read-place-order-settings.ts'
import { updateClientOrderSettings } from '@omsorg/contract/orders/settings/update-client-order-settings.ts'
import { updatePlaceOrderSettings } from '@omsorg/contract/orders/settings/update-place-order-settings.ts'
import { usualOrderSettings } from '@omsorg/domain/orders/settings/order-settings.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeEach(async () => {
  await world.owner.query('delete from omsorg.order_setting where client_id = $1', [world.home.client.id])
})

type ClientInput = CallOf<typeof createClientOrderSettings>['input']
type PlaceInput = CallOf<typeof createPlaceOrderSettings>['input']

const makeClient = (input: Omit<ClientInput, 'clientId'>) =>
  world.as(admin).call(createClientOrderSettings, { input: { clientId: world.home.client.id, ...input } })
const changeClient = (input: Omit<ClientInput, 'clientId'> & { rowVersion: number }) =>
  world.as(admin).call(updateClientOrderSettings, { input: { clientId: world.home.client.id, ...input } })
const makePlace = (input: Omit<PlaceInput, 'carePlaceId'>) =>
  world.as(admin).call(createPlaceOrderSettings, { input: { carePlaceId: world.home.place.id, ...input } })
const changePlace = (input: Omit<PlaceInput, 'carePlaceId'> & { rowVersion: number }) =>
  world.as(admin).call(updatePlaceOrderSettings, { input: { carePlaceId: world.home.place.id, ...input } })
const ofClient = async () =>
  (await world.as(admin).call(readClientOrderSettings, { query: { clientId: world.home.client.id } })).body
const ofPlace = async () =>
  (await world.as(admin).call(readOwnPlaceOrderSettings, { query: { carePlaceId: world.home.place.id } })).body
const holding = async () => (await world.as(nurse).call(readPlaceOrderSettings, { query: {} })).body

const everything = {
  homeDeliveryAllowed: false,
  hideHomeDelivery: true,
  groupOrderAllowed: true,
  nursingHomeAllowed: true,
  withdrawalAllowed: false,
  individualOrderAllowed: true,
  expressOrderAllowed: true,
  orderTypes: ['home-delivery', 'group'] as ('home-delivery' | 'group')[],
  orderPeriodFromDay: 3,
  orderPeriodIntervalDays: 14,
  deliveryMethodCodes: ['HOME'],
  defaultDeliveryMethod: 'HOME',
  deliveryPointsAllowed: true,
  notificationBy: 'email' as const,
  goodsLabelRequired: true,
  contactPhoneRequired: true,
  maxLinesPerOrder: 12,
  enforceInterval: true,
  soonDays: 9,
  lastWithdrawalFactor: 3,
  expressLeadDays: 2,
  stockLeadDays: 4,
  nonStockLeadDays: 12,
  stuckAfterHours: 36,
  undoSeconds: 30,
  returnAgreeDays: 5,
  ownErrorCreditPercent: 60,
  allowExceedPrescribed: true,
  orderMailRecipients: ['order@example.org'],
}

test('what nobody has set is the default of the product, the same here as in the database', async () => {
  expect(await holding()).toEqual({
    carePlaceId: world.home.place.id,
    ...usualOrderSettings,
    deliveryAddress: null,
  })
  expect(await ofClient()).toMatchObject({ own: { soonDays: null }, inherited: usualOrderSettings, rowVersion: null })
  expect(await ofPlace()).toMatchObject({ useClientSettings: true, own: { soonDays: null }, rowVersion: null })
})

test('each setting of a client is read back as it was saved, and holds at its places (O-7-49 to O-7-51, O-7-50, O-2-106)', async () => {
  const made = await makeClient(everything)
  expect(made.status).toBe(200)
  expect(await ofClient()).toMatchObject({ own: everything, rowVersion: made.body.rowVersion })
  expect(await holding()).toMatchObject(everything)
  const { rowVersion } = made.body
  const changed = await changeClient({ ...everything, soonDays: 11, orderMailRecipients: null, rowVersion })
  expect(changed.status).toBe(200)
  expect(await holding()).toMatchObject({ soonDays: 11, orderMailRecipients: [] })
  const { rows } = await world.owner.query(
    `select event, by_user, detail from omsorg.organisation_event where subject = 'order-settings' and subject_id = $1
     order by id desc limit 1`,
    [world.home.client.id],
  )
  const changes = { soonDays: [9, 11], orderMailRecipients: [['order@example.org'], null] }
  expect(rows).toEqual([{ event: 'saved', by_user: world.people.administrator.id, detail: { changes } }])
})

test('the own settings of a place win, rest while it goes by its client, and its address counts either way (O-7-53, O-7-54)', async () => {
  await makeClient({ soonDays: 9, stockLeadDays: 4, orderPeriodFromDay: 1, orderPeriodIntervalDays: 28 })
  const deliveryAddress = {
    name: 'Förrådet',
    careOf: null,
    street: 'Torget 2',
    zip: '87140',
    city: 'Fjällviken',
    countryCode: 'SE',
    entryCode: '12*A',
  }
  const own = { ...everything, orderTypes: ['group' as const], deliveryAddress, stockLeadDays: null }
  const { rowVersion } = (await makePlace(own)).body
  const { stockLeadDays: _client, ...ofOwn } = own
  expect(await holding()).toMatchObject({ ...ofOwn, stockLeadDays: 4 })
  expect(await ofPlace()).toMatchObject({ deliveryAddress, inherited: { soonDays: 9, stockLeadDays: 4 } })
  expect((await changePlace({ ...own, useClientSettings: true, rowVersion })).status).toBe(200)
  expect(await holding()).toMatchObject({ soonDays: 9, orderTypes: [], deliveryAddress })
})

test('of ten first saves at once one is carried out, and of ten changes of one version one', async () => {
  const tenTimes = async (save: () => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: 10 }, save))).map(({ status }) => status).toSorted()
  const one = [200, ...Array.from({ length: 9 }, () => 409)]
  expect(await tenTimes(() => makePlace({ orderTypes: ['group'] }))).toEqual(one)
  expect(await tenTimes(() => changePlace({ orderTypes: ['individual'], rowVersion: 1 }))).toEqual(one)
  expect((await changeClient({ rowVersion: 1 })).errors).toEqual({ stale: 'CONFLICT_STALE' })
})

test.each<[string, Omit<PlaceInput, 'carePlaceId'>, object]>([
  ['a method of no market', { deliveryMethodCodes: ['BOAT'] }, { 'deliveryMethodCodes[0]': 'ORS001003' }],
  ['a first day without an interval', { orderPeriodFromDay: 1 }, { orderPeriodIntervalDays: 'COM001003' }],
  ['no kind of order', { orderTypes: [] }, { orderTypes: 'COM001003' }],
  [
    'a box to carry goods to',
    { deliveryAddress: { street: 'Box 12', zip: '87140', city: 'Fjällviken' } },
    { 'deliveryAddress.street': 'COM001001' },
  ],
])('%s is refused', async (_, input, errors) => {
  const refused = await makePlace({ orderTypes: ['group'], ...input })
  expect([refused.status, refused.errors]).toEqual([400, errors])
})

test('a method that settings come to name at the same moment is not removed from under them', async () => {
  for (const code of ['RAFT', 'SLED', 'SKIS', 'CART']) {
    await world.owner.query('delete from omsorg.order_setting where client_id = $1', [world.home.client.id])
    await world.owner.query('insert into omsorg.delivery_method (market, code) values (10, $1)', [code])
    const [named, removed] = await Promise.all([
      makeClient({ deliveryMethodCodes: [code] }),
      world.as(admin).call(deleteDeliveryMethod, { params: { method: code }, query: {} }),
    ])
    expect([named.status, removed.status].toSorted()).toEqual([200, 400])
  }
})

test('staff read what holds at their own place, and nothing of another (O-7-52)', async () => {
  const own = await world.as(nurse).call(readPlaceOrderSettings, { query: { carePlaceId: world.home.place.id } })
  expect([own.status, own.body]).toMatchObject([200, await holding()])
  const sister = { query: { carePlaceId: world.home.sister.id } }
  expect((await world.as(nurse).call(readPlaceOrderSettings, sister)).status).toBe(404)
  const service = await world.signIn(world.people.customerService)
  expect((await world.as(service).call(readPlaceOrderSettings, sister)).status).toBe(200)
  const abroad = { query: { carePlaceId: world.abroad.place.id } }
  expect((await world.as(service).call(readPlaceOrderSettings, abroad)).status).toBe(404)
})
