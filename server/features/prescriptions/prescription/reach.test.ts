import { changeApplicabilityDate } from '@omsorg/contract/prescriptions/change/change-applicability-date.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { deletePrescription } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import { updateDispense } from '@omsorg/contract/prescriptions/change/update-dispense.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftPrescription, padRow, runningFor, wantedFor } from '../../../testing/prescribing.ts'
import { newPatient, shareWithSister, storedPrescription } from '../../../testing/prescriptions.ts'
import { headersAtHome } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

type Staff = 'sisterNurse' | 'stranger' | 'foreigner' | 'customerServiceAbroad'

let world: World
let anna: SignedIn
let staff: Readonly<Record<Staff, SignedIn>>
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  const { sisterNurse, stranger, foreigner, customerServiceAbroad } = world.people
  staff = {
    sisterNurse: await world.signIn(sisterNurse),
    stranger: await world.signIn(stranger),
    foreigner: await world.signIn(foreigner),
    customerServiceAbroad: await world.signIn(customerServiceAbroad),
  }
})
afterAll(() => world.close())

/** All the calls that change a running prescription, as its own prescriber would send them. */
async function changesOf(run: Awaited<ReturnType<typeof runningFor>>, actor: SignedIn) {
  const { row_version: rowVersion } = await storedPrescription(world, run.id)
  const version = { prescriptionId: run.id, rowVersion }
  const dates = { startDate: run.period.start.toString(), endDate: run.period.end.toString() }
  const prescriptionRowId = run.row.id
  const as = world.as(actor)
  const headers = staff.customerServiceAbroad === actor ? headersOf(world.abroad) : headersAtHome(world, actor)
  return {
    update: () =>
      as.call(updatePrescription, {
        input: { ...version, ...dates, rows: [{ ...padRow(world), prescriptionRowId, note: 'Ny' }] },
        headers,
      }),
    softUpdate: () =>
      as.call(softUpdatePrescription, { input: { ...version, rows: [{ prescriptionRowId, note: 'Ny' }] }, headers }),
    dates: () => as.call(changeApplicabilityDate, { input: { ...version, ...dates }, headers }),
    delete: () => as.call(deletePrescription, { input: { prescriptionId: run.id }, headers }),
  }
}

function headersOf({ client, place }: World['abroad']) {
  return { 'om-client-id': client.id, 'om-care-place-id': place.id }
}

describe('a prescription of this care place is not there for', () => {
  test.each([
    ['another place of the client', 'sisterNurse'],
    ['another client', 'stranger'],
    ['another market', 'foreigner'],
    ['customer service of another market', 'customerServiceAbroad'],
  ] as const)('%s, whatever is called (IPS001010)', async (_who, who) => {
    const run = await runningFor(world)
    const before = await storedPrescription(world, run.id)
    for (const [name, change] of Object.entries(await changesOf(run, staff[who]))) {
      expect([name, (await change()).errors]).toEqual([name, { prescriptionId: 'IPS001010' }])
    }
    expect(await storedPrescription(world, run.id)).toEqual(before)
  })

  test('nor is its person, for whoever prescribes elsewhere (CRS003003, O-8-26)', async () => {
    const input = wantedFor(world, await newPatient(world))
    for (const who of ['sisterNurse', 'stranger', 'foreigner'] as const) {
      const { errors } = await world.as(staff[who]).call(createPrescription, { input })
      expect([who, errors]).toEqual([who, { careRecipientId: 'CRS003003' }])
    }
    const missing = { ...input, careRecipientId: 2_000_000_000 }
    expect((await world.as(staff.stranger).call(createPrescription, { input: missing })).errors).toEqual({
      careRecipientId: 'CRS003003',
    })
  })

  test('a dispense handler of another place (IPS001010)', async () => {
    const run = await runningFor(world)
    const dispenser = await world.withClaims(staff.sisterNurse, {
      permissions: [...staff.sisterNurse.claims.permissions, 'ProductPrescriptionDispenseWrite'],
    })
    const input = { prescriptionId: run.id, rowVersion: 1, rows: [{ prescriptionRowId: run.row.id, note: 'x' }] }
    const { errors } = await world.as(dispenser).call(updateDispense, { input })
    expect(errors).toEqual({ prescriptionId: 'IPS001010' })
  })
})

test('where a person is cared for at two places, either prescriber goes on with what the other has begun', async () => {
  const run = await runningFor(world)
  await shareWithSister(world, run.patient)
  const changes = await changesOf(run, staff.sisterNurse)
  const { status, body } = await changes.softUpdate()
  expect([status, body.rows[0]?.note]).toEqual([200, 'Ny'])
  const { rows } = await world.owner.query('select care_place_id, updated_by from omsorg.prescription where id = $1', [
    run.id,
  ])
  expect(rows).toEqual([{ care_place_id: world.home.place.id, updated_by: world.people.sisterNurse.id }])
})

test('customer service prescribes for the place that it names, and for none without', async () => {
  const service = await world.signIn(world.people.customerService)
  const input = wantedFor(world, await newPatient(world))
  const nowhere = await world.as(service).call(createPrescription, { input })
  expect(nowhere.errors).toEqual({ 'place-not-chosen': 'CRS003002' })
  const headers = headersAtHome(world, service)
  const made = await world.as(service).call(createPrescription, { input, headers })
  expect(made.status).toBe(200)
  const { rows } = await world.owner.query('select care_place_id from omsorg.prescription where id = $1', [
    made.body.prescriptionId,
  ])
  expect(rows).toEqual([{ care_place_id: world.home.place.id }])
})

describe('who lacks the permission', () => {
  test('is refused before anything is looked at', async () => {
    const nurse = await world.signIn(world.people.nurse)
    const run = await runningFor(world)
    for (const change of Object.values(await changesOf(run, nurse))) expect((await change()).status).toBe(403)
    const input = wantedFor(world, await newPatient(world))
    expect((await world.as(nurse).call(createPrescription, { input })).status).toBe(403)
    const dispense = { prescriptionId: run.id, rowVersion: 1, rows: [{ prescriptionRowId: run.row.id, note: 'x' }] }
    expect((await world.as(anna).call(updateDispense, { input: dispense })).status).toBe(403)
  })

  test('a restricted prescriber has it, for the items of the agreement alone', async () => {
    const restricted = await world.signIn(world.people.restrictedPrescriber)
    const made = await world
      .as(restricted)
      .call(createPrescription, { input: wantedFor(world, await newPatient(world)) })
    expect(made.status).toBe(200)
    const draft = await draftPrescription(world)
    const removed = await world.as(restricted).call(deletePrescription, { input: { prescriptionId: draft.id } })
    expect(removed.body).toEqual({ deleted: true })
  })
})
