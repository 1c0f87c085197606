import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  padRow,
  settingsOfTest,
  takeFees,
  wantedFor,
  type SettingsOfTest,
  type Wanted,
} from '../../../testing/prescribing.ts'
import { newPatient, prescriberWith, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let settings: SettingsOfTest
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  settings = settingsOfTest(world)
})
afterEach(() => settings.takeBack())
afterAll(() => world.close())

const create = (input: Wanted, actor = anna) => world.as(actor).call(createPrescription, { input })

async function refusedFor(more: Partial<Wanted>, actor = anna) {
  const { status, errors } = await create(wantedFor(world, await newPatient(world), more), actor)
  expect(status).toBe(400)
  return errors
}

describe('nothing is prescribed', () => {
  test('where prescriptions are not allowed (IPS001001, O-8-33)', async () => {
    await settings.column('iterative_prescription_allowed', 'false')
    expect(await refusedFor({})).toEqual({ 'prescribing-not-allowed': 'IPS001001' })
  })

  test('in an area in which they are not allowed (IPS001001)', async () => {
    expect(await refusedFor({ therapyArea: 'Ostomy' })).toEqual({ 'prescribing-not-allowed': 'IPS001001' })
  })

  test('where neither place nor client has settings (IPS001002, IPS001003, O-8-34)', async () => {
    await settings.set(
      'update omsorg.prescription_setting set client_id = client_id, care_place_id = :place where client_id = :client and care_place_id is null',
      'update omsorg.prescription_setting set care_place_id = null where client_id = :client',
    )
    await settings.set(
      'update omsorg.prescription_setting set uses_client_settings = true where client_id = :client',
      'update omsorg.prescription_setting set uses_client_settings = false where client_id = :client',
    )
    expect(await refusedFor({})).toEqual({ 'client-settings-missing': 'IPS001003' })
    await settings.set('update omsorg.prescription_setting set uses_client_settings = false where client_id = :client')
    expect(await refusedFor({})).toEqual({ 'place-settings-missing': 'IPS001002' })
  })

  test('as a prescription of dispense items where there are none (IPS001001)', async () => {
    await settings.column('dispense_allowed', 'false')
    expect(await refusedFor({ type: 'dispense' })).toEqual({ type: 'IPS001001' })
  })

  test('with another payer than the one that is set, or with one that does not pay (IPS001004, O-8-35)', async () => {
    const wrong = { payerCustomerNumber: 'IPS001004' }
    expect(await refusedFor({ payerCustomerNumber: '9999' })).toEqual(wrong)
    await settings.column('payer_customer_number', `'7777'`)
    expect(await refusedFor({})).toEqual(wrong)
    expect(await refusedFor({ payerCustomerNumber: '1001' })).toEqual(wrong)
  })

  test('with a fee of another kind than the client’s (IPS001005, O-8-36)', async () => {
    await takeFees(world)
    expect(await refusedFor({ patientFee: { percentage: 1_000 } })).toEqual({ 'patientFee.percentage': 'IPS001005' })
    const method = { method: 'per-withdrawal', amount: 100 } as const
    expect(await refusedFor({ patientFee: method })).toEqual({ 'patientFee.method': 'IPS001005' })
    const area = {
      therapyArea: 'Catheter',
      rows: [padRow(world, { itemNumber: world.home.products.catheter.itemNumber })],
    } as const
    expect(await refusedFor({ ...area, rows: [...area.rows], patientFee: { amount: 100 } })).toEqual({
      patientFee: 'IPS001005',
    })
  })

  test('for a data owner that is not the client’s (IPS001009, O-8-39)', async () => {
    expect(await refusedFor({ patientDataOwnerId: 'somebody else' })).toEqual({ patientDataOwnerId: 'IPS001009' })
  })

  test('under a customer number that is not of the area, or without any (IPS001017, O-8-44)', async () => {
    expect(await refusedFor({ customerNumber: '9999' })).toEqual({ customerNumber: 'IPS001017' })
    await settings.set(
      `update omsorg.customer_number set therapy_areas = '{Other}' where client_id = :client`,
      `update omsorg.customer_number set therapy_areas = '{}' where client_id = :client`,
    )
    await settings.set(
      `update omsorg.therapy_area_setting set customer_number = null where client_id = :client and enabled`,
      `update omsorg.therapy_area_setting set customer_number = '1001' where client_id = :client and enabled`,
    )
    expect(await refusedFor({})).toEqual({ 'customer-number-missing': 'IPS001017' })
  })

  test('without an item (IPS001018, O-8-45)', async () => {
    expect(await refusedFor({ rows: [] })).toEqual({ rows: 'IPS001018' })
  })

  test('without an end date where one was to be chosen (IPS001020, O-8-47)', async () => {
    expect(await refusedFor({ periodMonths: null, endDate: null })).toEqual({ endDate: 'IPS001020' })
  })

  test('until a day that is not after its start (IPS001021), nor for more than 12 months (O-8-47, O-9-02)', async () => {
    const start = todayOf(world)
    expect(await refusedFor({ endDate: start.toString() })).toEqual({ endDate: 'IPS001021' })
    const endDate = start.add({ months: 12 }).toString()
    expect(await refusedFor({ endDate })).toEqual({ endDate: 'COM001001' })
  })

  test('from a day that has passed, or more than a year ahead', async () => {
    const today = todayOf(world)
    for (const startDate of [today.subtract({ days: 1 }), today.add({ months: 12, days: 1 })]) {
      expect(await refusedFor({ startDate: startDate.toString() })).toEqual({ startDate: 'COM001001' })
    }
  })

  test.each([
    ['deceased', 'recipient-deceased', 'CRS003003'],
    ['inactive', 'recipient-inactive', 'GBS000704'],
  ] as const)('for a person who is %s', async (who, name, code) => {
    const { errors } = await create(wantedFor(world, world.care[who]))
    expect(errors).toEqual({ [name]: code })
  })

  test('in an area in which somebody may not prescribe (O-6-08)', async () => {
    const nils = await prescriberWith(world, 'catheter.alone', ['PrescriberCatheter'])
    expect(await refusedFor({}, nils)).toEqual({ therapyArea: 'COM001002' })
  })
})
