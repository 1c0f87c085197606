import { readOwnCareRecipientSettings } from '@omsorg/contract/care-recipients/settings/read-own-care-recipient-settings.ts'
import { readCareRecipientSettings } from '@omsorg/contract/care-recipients/settings/read-care-recipient-settings.ts'
import { saveOwnCareRecipientSettings } from '@omsorg/contract/care-recipients/settings/save-own-care-recipient-settings.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let administrator: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
  administrator = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

type Input = CallOf<typeof saveOwnCareRecipientSettings>['input']

const nothing = {
  ssnRequired: null,
  temporarySsnAllowed: null,
  populationRegisterLookup: null,
  protectedIdentityAllowed: null,
  referenceNumberRequired: null,
  phoneRequired: null,
  guardiansAllowed: null,
  trusteeAllowed: null,
  invoiceAddressRequired: null,
  crpAccountsAllowed: null,
  crpOrderingAllowed: null,
  crpRenewalAllowed: null,
  crpDiaryAllowed: null,
  crpStockAllowed: null,
  copyAllowed: null,
  moveAllowed: null,
  deactivateAllowed: null,
  adultRecipientsOnly: null,
  anonymizeAfterMonths: null,
}

const save = (input: Partial<Input> & { rowVersion: number }, actor = administrator) =>
  world.as(actor).call(saveOwnCareRecipientSettings, { input: { ...nothing, ...input } })
const merged = async (carePlaceId?: string) =>
  (await world.as(nurse).call(readCareRecipientSettings, { query: carePlaceId ? { carePlaceId } : {} })).body

test('the place wins over its client, and the client over the product', async () => {
  const { client, place } = world.home
  expect(await merged()).toMatchObject({ ssnRequired: true, phoneRequired: false, anonymizeAfterMonths: null })
  await world.owner.query('delete from omsorg.care_recipient_setting')
  const ofClient = await save({ clientId: client.id, ssnRequired: false, phoneRequired: true, rowVersion: 0 })
  expect(ofClient.body).toMatchObject({ clientId: client.id, carePlaceId: null, ssnRequired: false, rowVersion: 1 })
  const ofPlace = await save({ carePlaceId: place.id, phoneRequired: false, rowVersion: 0 })
  expect(ofPlace.body).toMatchObject({ carePlaceId: place.id, usesClientSettings: false })
  expect(await merged(place.id)).toMatchObject({ ssnRequired: false, phoneRequired: false, copyAllowed: true })
  await save({ carePlaceId: place.id, phoneRequired: false, usesClientSettings: true, rowVersion: 1 })
  expect(await merged()).toMatchObject({ phoneRequired: true })
})

test('settings are read back as they were set, and a place that set none goes by its client (O-7-175)', async () => {
  const own = async (query: { clientId?: string; carePlaceId?: string }) =>
    world.as(administrator).call(readOwnCareRecipientSettings, { query })
  const ofSister = (await own({ carePlaceId: world.home.sister.id })).body
  expect(ofSister.inherited).toEqual(
    await merged(world.home.place.id).then((held) => ({ ...held, phoneRequired: true })),
  )
  expect(ofSister).toEqual({
    ...nothing,
    own: nothing,
    inherited: ofSister.inherited,
    clientId: world.home.client.id,
    carePlaceId: world.home.sister.id,
    usesClientSettings: true,
    rowVersion: 0,
  })
  expect((await own({})).errors).toEqual({ 'name-client-or-place': 'COM001001' })
  expect((await own({ clientId: '00000000-0000-4000-8000-00000000dead' })).status).toBe(404)
})

test('every setting is read back as it was saved (O-2-107)', async () => {
  const { client } = world.home
  const query = { clientId: client.id }
  const read = async () => (await world.as(administrator).call(readOwnCareRecipientSettings, { query })).body
  const { anonymizeAfterMonths: _, ...switches } = nothing
  for (const on of [true, false]) {
    const wanted = { ...Object.fromEntries(Object.keys(switches).map((name) => [name, on])), anonymizeAfterMonths: 36 }
    const { rowVersion } = await read()
    expect((await save({ clientId: client.id, ...wanted, rowVersion })).status).toBe(200)
    expect((await read()).own).toEqual(wanted)
  }
})

test('what a client has not set is read as the default, before anything is saved and after (O-7-175)', async () => {
  await world.owner.query('delete from omsorg.care_recipient_setting')
  const { id: clientId } = world.home.client
  const read = async () =>
    (await world.as(administrator).call(readOwnCareRecipientSettings, { query: { clientId } })).body
  const holding = await merged()
  expect(await read()).toMatchObject(holding)
  await save({ clientId, phoneRequired: true, rowVersion: 0 })
  expect(await read()).toMatchObject({ ...holding, phoneRequired: true })
  expect((await read()).own).toMatchObject({ phoneRequired: true })
})

test('of two who save at once one is carried out, and each change is recorded', async () => {
  const { sister } = world.home
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => save({ carePlaceId: sister.id, moveAllowed: false, rowVersion: 0 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  const { rows } = await world.owner.query<{ detail: { changes: object } }>(
    `select detail from omsorg.organisation_event where subject = 'care-recipient-settings' and subject_id = $1`,
    [sister.id],
  )
  expect(rows.map(({ detail }) => detail.changes)).toEqual([
    expect.objectContaining({ moveAllowed: [null, false], usesClientSettings: [null, false] }),
  ])
})

test('a nurse reads the settings of the own place alone, and changes none', async () => {
  const other = await world.as(nurse).call(readCareRecipientSettings, { query: { carePlaceId: world.home.sister.id } })
  expect(other.status).toBe(404)
  expect((await save({ clientId: world.home.client.id, rowVersion: 1 }, nurse)).status).not.toBe(200)
})
