import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { readPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart.ts'
import { readHandleProductsSettings } from '@omsorg/contract/product-selection/settings/read-handle-products-settings.ts'
import { readFeatures } from '@omsorg/contract/organisation/feature/read-features.ts'
import { readOwnFeatures } from '@omsorg/contract/organisation/feature/read-own-features.ts'
import { saveFeatures } from '@omsorg/contract/organisation/feature/save-features.ts'
import { readOwnTherapyAreas } from '@omsorg/contract/organisation/therapy-area/read-own-therapy-areas.ts'
import { readTherapyAreas } from '@omsorg/contract/organisation/therapy-area/read-therapy-areas.ts'
import { saveTherapyAreas } from '@omsorg/contract/organisation/therapy-area/save-therapy-areas.ts'
import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { type AreaSettings, unsetArea } from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/world/at-once.ts'
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

const home = () => ({ clientId: world.home.client.id })
const read = async () => (await world.as(admin).call(readTherapyAreas, { params: home() })).body
const save = (areas: AreaSettings[], rowVersion: number) =>
  world.as(admin).call(saveTherapyAreas, { params: home(), input: { areas, rowVersion } })
const area = (therapyArea: AreaSettings['therapyArea'], change: Partial<AreaSettings> = {}): AreaSettings => ({
  ...unsetArea,
  therapyArea,
  enabled: true,
  customerNumber: '1001',
  ...change,
})

describe('the therapy areas of a client', () => {
  test('are read and saved, all eight, with the numbers that can be chosen, and keep what was left out (A-7.5-21)', async () => {
    const before = await read()
    expect(before.areas).toHaveLength(8)
    expect(before.customerNumbers.map(({ number }) => number)).toEqual(['1001'])
    const saved = await save([area('Ostomy', { cutOptionAllowed: true })], before.rowVersion)
    expect(saved.status).toBe(200)
    const after = await read()
    expect(after).toEqual(saved.body)
    expect(after.areas.filter(({ enabled }) => enabled).map(({ therapyArea }) => therapyArea)).toEqual([
      'Incontinence',
      'Catheter',
      'Ostomy',
    ])
    const { body } = await world
      .as(admin)
      .call(readLastChanges, { params: { subject: 'therapy-areas' }, query: home() })
    expect(body.changes).toContainEqual({
      level: 'Client',
      field: 'Ostomy.enabled',
      at: expect.any(String),
      by: expect.any(String),
    })
  })

  test('are saved by one of four who do at once, and nobody writes over them unseen', async () => {
    const { rowVersion } = await read()
    const calls = [true, false, true, false].map(
      (prescriptionAllowed) => () =>
        save([area('Diabetes', { prescriptionAllowed, renewalRequestsEnabled: true })], rowVersion),
    )
    const answers = await atOnce(world, world.home.client.id, calls)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    // The same again is no change, and so no other version.
    const { areas, rowVersion: now } = await read()
    expect((await save(areas, now)).body.rowVersion).toBe(now)
  })

  test.each([
    [[area('Ostomy', { customerNumber: '9' })], 'areas[0].customerNumber', 'COM001001'],
    [[area('Ostomy', { planningEnabled: true })], 'areas[0].planningEnabled', 'COM001001'],
    [[area('Ostomy'), area('Ostomy')], 'area-twice', 'COM001001'],
  ] as const)('that do not fit together are refused at their field: %o', async (areas, at, code) => {
    const { rowVersion } = await read()
    expect(await save([...areas], rowVersion)).toMatchObject({ status: 400, errors: { [at]: code } })
  })

  test('are not all off, and none is on without a number to order under', async () => {
    const { areas, rowVersion } = await read()
    const off = await save(
      areas.map((each) => ({ ...each, enabled: false })),
      rowVersion,
    )
    expect(off).toMatchObject({ status: 400, errors: { 'no-area-enabled': 'COM001001' } })
    await world.owner.query("update omsorg.customer_number set therapy_areas = '{Catheter}' where client_id = $1", [
      world.home.client.id,
    ])
    const missing = await save([area('WoundCare', { customerNumber: null })], rowVersion)
    expect(missing).toMatchObject({ status: 400, errors: { 'areas[0].customerNumber': 'IPS001017' } })
    await world.owner.query("update omsorg.customer_number set therapy_areas = '{}' where client_id = $1", [
      world.home.client.id,
    ])
  })

  test('are read by care staff of the client, and of no other', async () => {
    const own = await world.as(nurse).call(readOwnTherapyAreas, { params: home() })
    expect(own.body.areas).toHaveLength(8)
    expect(own.body.areas[0]).not.toHaveProperty('customerNumber')
    const { client } = world.neighbour
    const other = await world.as(nurse).call(readOwnTherapyAreas, { params: { clientId: client.id } })
    expect(other.status).toBe(404)
  })

  test('that are switched off are not among those to choose from, for a person, the store and the assortment (O-2-109)', async () => {
    const purchaser = await world.signIn(world.people.purchaser)
    const carePlaceId = world.home.place.id
    const careRecipientId = world.care.ordinary.id
    const onThePage = async () =>
      (await world.as(nurse).call(readCareRecipient, { params: { id: careRecipientId } })).body.settings.areas
    const toSelect = async () =>
      (await world.as(nurse).call(readHandleProductsSettings, { query: { careRecipientId, carePlaceId } })).body.areas
    const forStore = async () =>
      (await world.as(purchaser).call(readPlaceCart, { params: { carePlaceId }, query: {} })).body.areas
    const ofClient = async () => (await world.as(nurse).call(readOwnTherapyAreas, { params: home() })).body.areas
    const offered = async () => {
      const [page, select, store, client] = await Promise.all([onThePage(), toSelect(), forStore(), ofClient()])
      const isCatheter = (each: { readonly therapyArea: string }) => each.therapyArea === 'Catheter'
      return {
        page: page.some(isCatheter),
        select: select.find(isCatheter)?.select.reason !== 'area-off',
        store: store.some(isCatheter),
        client: client.find(isCatheter)?.enabled,
      }
    }
    expect(await offered()).toEqual({ page: true, select: true, store: true, client: true })
    const { rowVersion } = await read()
    expect((await save([area('Catheter', { enabled: false })], rowVersion)).status).toBe(200)
    expect(await offered()).toEqual({ page: false, select: false, store: false, client: false })
  })
})

describe('the features of a client', () => {
  const features = { sampleOrderForm: true, productInquiry: false, carePlaceRequestForm: false, internalNews: true }

  test('are off until they are turned on, and saved by one of ten who do at once (A-7.5-19)', async () => {
    await world.owner.query('delete from omsorg.feature_setting where client_id = $1', [world.home.client.id])
    const none = await world.as(admin).call(readFeatures, { params: home() })
    expect(none.body).toMatchObject({ sampleOrderForm: false, internalNews: false, rowVersion: 0 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        world.as(admin).call(saveFeatures, { params: home(), input: { ...features, rowVersion: 0 } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await world.as(admin).call(readFeatures, { params: home() })).body).toMatchObject(features)
  })

  test('are read by care staff of the client, and of no other', async () => {
    expect((await world.as(nurse).call(readOwnFeatures, { params: home() })).body).toEqual(features)
    const { client } = world.neighbour
    expect((await world.as(nurse).call(readOwnFeatures, { params: { clientId: client.id } })).status).toBe(404)
  })
})
