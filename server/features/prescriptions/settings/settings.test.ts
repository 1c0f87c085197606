import { readCarePlaceSettings } from '@omsorg/contract/prescriptions/settings/read-care-place-settings.ts'
import { readClientSettings } from '@omsorg/contract/prescriptions/settings/read-client-settings.ts'
import { readMergedSettings } from '@omsorg/contract/prescriptions/settings/read-merged-settings.ts'
import { readMergedSettingsLean } from '@omsorg/contract/prescriptions/settings/read-merged-settings-lean.ts'
import { readPrintProperties } from '@omsorg/contract/prescriptions/settings/read-print-properties.ts'
import { saveCarePlaceSettings } from '@omsorg/contract/prescriptions/settings/save-care-place-settings.ts'
import { saveClientSettings } from '@omsorg/contract/prescriptions/settings/save-client-settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const ofClient = () => world.as(admin).call(readClientSettings, { params: { clientId: world.home.client.id } })
const ofPlace = () => world.as(admin).call(readCarePlaceSettings, { params: { carePlaceId: world.home.place.id } })
const merged = () =>
  world
    .as(anna)
    .call(readMergedSettings, { params: { clientId: world.home.client.id, carePlaceId: world.home.place.id } })

test('the settings of a client are read back as they were saved, and an older version is refused (O-7-07, O-7-08)', async () => {
  const clientId = world.home.client.id
  const { rowVersion } = (await ofClient()).body
  const input = { clientId, rowVersion, prescriptionPeriodMonths: 6, maxWithdrawals: 8, payerCustomerNumber: '1001' }
  expect((await world.as(admin).call(saveClientSettings, { input })).status).toBe(200)
  expect((await ofClient()).body).toMatchObject({ prescriptionPeriodMonths: 6, maxWithdrawals: 8, noteEnabled: true })
  const late = await world.as(admin).call(saveClientSettings, { input })
  expect([late.status, late.errors]).toEqual([409, { stale: 'CONFLICT_STALE' }])
  const next = { ...input, rowVersion: (await ofClient()).body.rowVersion, payerCustomerNumber: '9999' }
  expect((await world.as(admin).call(saveClientSettings, { input: next })).errors).toEqual({
    payerCustomerNumber: 'IPS001004',
  })
})

test('a client that has saved nothing has the defaults', async () => {
  await world.owner.query('delete from omsorg.prescription_setting where client_id = $1', [world.neighbour.client.id])
  const { body } = await world.as(admin).call(readClientSettings, { params: { clientId: world.neighbour.client.id } })
  expect(body).toMatchObject({
    prescriptionPeriodMonths: 12,
    calculationPeriodMonths: 12,
    maxWithdrawals: 12,
    rowVersion: null,
  })
})

test('what a care place has of its own wins, and the client’s counts for the rest and where the place says so (O-7-12)', async () => {
  expect((await ofPlace()).body).toMatchObject({ useClientSettings: true, maxWithdrawals: null, rowVersion: null })
  const own = { carePlaceId: world.home.place.id, maxWithdrawals: 3, renewalRequestsOff: ['Catheter' as const] }
  const saved = await world.as(admin).call(saveCarePlaceSettings, { input: own })
  expect((await merged()).body).toMatchObject({ maxWithdrawals: 3, prescriptionPeriodMonths: 6 })
  const back = { ...own, useClientSettings: true, rowVersion: saved.body.rowVersion }
  await world.as(admin).call(saveCarePlaceSettings, { input: back })
  expect((await merged()).body).toMatchObject({ maxWithdrawals: 8, renewalRequestsOff: ['Catheter'] })
})

test('two first saves at once leave one', async () => {
  const input = { carePlaceId: world.home.sister.id, maxWithdrawals: 5 }
  const answers = await Promise.all([1, 2, 3, 4].map(() => world.as(admin).call(saveCarePlaceSettings, { input })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('a menu learns whether prescriptions are used, and where renewal can be asked for (O-7-13)', async () => {
  const { body } = await world.as(anna).call(readMergedSettingsLean, {})
  expect(body).toEqual({
    allowed: true,
    therapyAreas: [
      { therapyArea: 'Incontinence', renewalRequestsEnabled: true },
      { therapyArea: 'Catheter', renewalRequestsEnabled: false },
    ],
  })
})

test('a print shows what the settings say', async () => {
  const clientId = world.home.client.id
  const { body } = await world.as(anna).call(readPrintProperties, { params: { clientId } })
  expect(body).toEqual({ properties: ['ShowNote', 'ShowPrescriber'], headerText: '' })
})

const everyValue = {
  iterativePrescriptionAllowed: true,
  prescriptionPeriodMonths: 9,
  calculationPeriodMonths: 3,
  maxWithdrawals: 24,
  minDaysBetweenWithdrawals: 7,
  invoiceAreaRequired: true,
  payerCustomerNumber: '1001',
  noteEnabled: false,
  additionsAllowed: false,
  dispenseAllowed: true,
  printPrices: true,
  printNote: false,
  printPrescriber: false,
  printHeaderText: 'Regionen',
} as const

test('every setting is read back as it was saved, of a client and of a place, and shows in the print (O-7-09, O-7-10, O-7-11, O-2-105)', async () => {
  const { client, place } = world.home
  const { rowVersion } = (await ofClient()).body
  const input = { clientId: client.id, rowVersion, ...everyValue }
  expect((await world.as(admin).call(saveClientSettings, { input })).status).toBe(200)
  expect((await ofClient()).body).toMatchObject(everyValue)
  const printed = await world.as(anna).call(readPrintProperties, { params: { clientId: client.id } })
  expect(printed.body).toEqual({ properties: ['ShowPrices', 'HeaderText'], headerText: 'Regionen' })

  const own = { ...everyValue, prescriptionPeriodMonths: 4, noteEnabled: true, printHeaderText: '' }
  const first = { carePlaceId: place.id, rowVersion: (await ofPlace()).body.rowVersion, ...own }
  const saved = await world.as(admin).call(saveCarePlaceSettings, { input: first })
  expect((await ofPlace()).body).toMatchObject(own)
  expect((await merged()).body).toMatchObject(own)

  // What is left out is not set: the place leans on its client again, and the client on the defaults.
  const bare = { carePlaceId: place.id, rowVersion: saved.body.rowVersion }
  expect((await world.as(admin).call(saveCarePlaceSettings, { input: bare })).status).toBe(200)
  expect((await merged()).body).toMatchObject(everyValue)
  const last = { clientId: client.id, rowVersion: (await ofClient()).body.rowVersion }
  expect((await world.as(admin).call(saveClientSettings, { input: last })).status).toBe(200)
  expect((await merged()).body).toMatchObject({ prescriptionPeriodMonths: 12, maxWithdrawals: 12, noteEnabled: true })
})

test.each([
  ['prescriptionPeriodMonths', [0, 13, 1.5]],
  ['calculationPeriodMonths', [0, 6, 13]],
  ['maxWithdrawals', [0, 367]],
  ['minDaysBetweenWithdrawals', [-1, 367]],
  ['printHeaderText', ['x'.repeat(201)]],
])('a setting of %s is not one of %j', async (name, values) => {
  for (const value of values) {
    const input = { clientId: world.neighbour.client.id, [name]: value }
    expect((await world.as(admin).call(saveClientSettings, { input })).errors).toEqual({ [name]: 'COM001001' })
  }
})

test('a setting of blanks counts as left out where something has to stand', async () => {
  const input = { clientId: world.neighbour.client.id, payerCustomerNumber: ' ' }
  const { errors } = await world.as(admin).call(saveClientSettings, { input })
  expect(errors).toEqual({ payerCustomerNumber: 'COM001003' })
})
