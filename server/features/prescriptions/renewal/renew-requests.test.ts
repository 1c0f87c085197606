import { closePrescription } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { countRenewRequests } from '@omsorg/contract/prescriptions/renew-request/count-renew-requests.ts'
import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPatient, prescribe, prescriberWith, storedPrescription } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const fresh = async () => prescribe(world, await newPatient(world))

const renew = (prescriptionId: number, more: { renewRequestId?: number; startDate?: string } = {}) =>
  world.as(anna).call(renewPrescription, { input: { prescriptionId, ...more } })

describe('a request for renewal', () => {
  const request = async (prescriptionId: number) => {
    const { rows } = await world.owner.query<{ id: number }>(
      'insert into omsorg.renew_request (prescription_id, requested_by) values ($1, $2) returning id',
      [prescriptionId, world.people.nurse.id],
    )
    return rows[0]?.id ?? 0
  }
  const stateOf = async (id: number) =>
    (
      await world.owner.query('select status, answered_by, rejection_reason from omsorg.renew_request where id = $1', [
        id,
      ])
    ).rows[0]

  test('is accepted by the renewal that answers it, and by one that does not name it', async () => {
    const one = await fresh()
    const named = await request(one.id)
    await renew(one.id, { renewRequestId: named })
    expect(await stateOf(named)).toMatchObject({ status: 2, answered_by: world.people.prescriber.id })
    const two = await fresh()
    const unnamed = await request(two.id)
    await renew(two.id)
    expect(await stateOf(unnamed)).toMatchObject({ status: 2 })
  })

  test('is accepted at once by a renewal that waits for its start', async () => {
    const { id, period } = await fresh()
    const asked = await request(id)
    await renew(id, { startDate: period.end.add({ days: 1 }).toString(), renewRequestId: asked })
    expect(await stateOf(asked)).toMatchObject({ status: 2 })
  })

  test('is rejected with its reason when the prescription is closed, and waits while a row is left', async () => {
    const { id, rows } = await fresh()
    const asked = await request(id)
    const [row] = rows
    const one = { prescriptionId: id, prescriptionRowId: row?.id ?? 0, rowVersion: 1 }
    await world.as(anna).call(closeRow, { input: one })
    expect(await stateOf(asked)).toMatchObject({ status: 1 })
    const { row_version: rowVersion } = await storedPrescription(world, id)
    await world.as(anna).call(closePrescription, { input: { prescriptionId: id, rowVersion } })
    expect(await stateOf(asked)).toMatchObject({ status: 3, rejection_reason: 'closed' })
  })

  test('of another prescription is refused', async () => {
    const one = await fresh()
    const two = await fresh()
    const other = await request(two.id)
    expect((await renew(one.id, { renewRequestId: other })).errors).toEqual({ renewRequestId: 'COM001001' })
    expect(await stateOf(other)).toMatchObject({ status: 1 })
  })
})

test('whoever lacks the permission to read requests is refused them, although the page opens (A-2.3-10)', async () => {
  const ruth = await prescriberWith(world, 'ruth.holm', ['CRPHandler'])
  const refused = { status: 403, body: { detail: { permissions: ['PrescriptionRenewRead'] } } }
  expect(await world.as(ruth).call(searchRenewRequests, { input: {} })).toMatchObject(refused)
  expect(await world.as(ruth).call(countRenewRequests, { input: {} })).toMatchObject(refused)
})
