import { renewPrescription } from '@omsorg/contract/prescriptions/renew.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPatient, prescribed } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const fresh = async () => prescribed(world, await newPatient(world))

const renew = (prescriptionId: number, more: { renewRequestId?: number } = {}) =>
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
    (await world.owner.query('select status, answered_by from omsorg.renew_request where id = $1', [id])).rows[0]

  test('is accepted by the renewal that answers it, and by one that does not name it', async () => {
    const one = await fresh()
    const named = await request(one.id)
    await renew(one.id, { renewRequestId: named })
    expect(await stateOf(named)).toEqual({ status: 2, answered_by: world.people.prescriber.id })
    const two = await fresh()
    const unnamed = await request(two.id)
    await renew(two.id)
    expect(await stateOf(unnamed)).toMatchObject({ status: 2 })
  })

  test('of another prescription is refused', async () => {
    const one = await fresh()
    const two = await fresh()
    const other = await request(two.id)
    expect((await renew(one.id, { renewRequestId: other })).errors).toEqual({ renewRequestId: 'COM001001' })
    expect(await stateOf(other)).toMatchObject({ status: 1 })
  })
})
