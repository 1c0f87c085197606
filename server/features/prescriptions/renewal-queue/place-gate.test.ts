import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { readRenewalQueue } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endingIn, settingsOfTest, wantedFor } from '../../../testing/prescribing.ts'
import { newPatient } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const rowOf = async (id: number) =>
  (await world.as(anna).call(readRenewalQueue, { input: { withinDays: 60 } })).body.rows.find(
    (each) => each.prescriptionRowId === id,
  )

const setting = (what: string, where: string) =>
  `update omsorg.prescription_setting set ${what} where client_id = :client ${where}`
const ofArea = (what: string) =>
  `update omsorg.therapy_area_setting set ${what} where client_id = :client and therapy_area = 'Incontinence'`
const prescribingOff = [
  setting('iterative_prescription_allowed = false', 'and care_place_id is null'),
  setting('iterative_prescription_allowed = null', 'and care_place_id is null'),
] as const
const areaOff = [ofArea('prescription_allowed = false'), ofArea('prescription_allowed = true')] as const
const noClientSettings = [
  setting('care_place_id = :place, uses_client_settings = false', 'and care_place_id is null'),
  setting('care_place_id = null', ''),
] as const
const placeLeansOnClient = [
  setting('uses_client_settings = true', ''),
  setting('uses_client_settings = false', ''),
] as const
const numbersOfOther = [
  `update omsorg.customer_number set therapy_areas = '{Other}' where client_id = :client`,
  `update omsorg.customer_number set therapy_areas = '{}' where client_id = :client`,
] as const
const noNumberOfArea = [ofArea('customer_number = null'), ofArea(`customer_number = '1001'`)] as const

test.each([
  ['prescribing-not-allowed', [prescribingOff]],
  ['prescribing-not-allowed', [areaOff]],
  ['client-settings-missing', [noClientSettings, placeLeansOnClient]],
  ['place-settings-missing', [noClientSettings]],
  ['customer-number-missing', [numbersOfOther, noNumberOfArea]],
] as const)('the queue says %s of a row where a prescription is refused for it', async (reason, changes) => {
  const { first } = await endingIn(world, 20)
  const settings = settingsOfTest(world)
  try {
    for (const [change, back] of changes) await settings.set(change, back)
    const refused = await world.as(anna).call(createPrescription, { input: wantedFor(world, await newPatient(world)) })
    expect(refused.body).toMatchObject({ refusal: reason })
    expect((await rowOf(first.id))?.can).toEqual({ allowed: false, reason })
  } finally {
    await settings.takeBack()
  }
})
