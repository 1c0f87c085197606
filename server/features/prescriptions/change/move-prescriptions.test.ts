import { moveToCarePlace } from '@omsorg/contract/care-recipients/place/move-to-care-place.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { createAddition } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { newPatient, prescribe, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let here: SignedIn
/** The same prescriber at the sister place. */
let there: SignedIn
beforeAll(async () => {
  world = await openWorld()
  here = await world.signIn(world.people.prescriber)
  const atSister = await world.signIn(world.people.prescriber, { at: world.home.sister })
  there = await world.withClaims(atSister, { permissions: here.claims.permissions })
})
afterAll(() => world.close())

const move = (careRecipientId: number) =>
  world.as(here).call(moveToCarePlace, {
    input: { careRecipientId, fromCarePlaceId: world.home.place.id, toCarePlaceId: world.home.sister.id },
  })

async function prescribed(given: Parameters<typeof prescribe>[2] = {}) {
  const patient = await newPatient(world)
  const prescription = await prescribe(world, patient, given)
  const [row] = prescription.rows
  if (!row) throw new Error('a prescription has no rows')
  return { patient, id: prescription.id, row }
}

async function placesOf(careRecipientId: number): Promise<string[]> {
  const { rows } = await world.owner.query<{ place: string }>(
    'select care_place_id as place from omsorg.prescription where care_recipient_id = $1 order by id',
    [careRecipientId],
  )
  return rows.map(({ place }) => place)
}

describe('what is prescribed to a person who moves', () => {
  test('goes along: the new place adds to it and renews it (O-2-15)', async () => {
    const { patient, id, row } = await prescribed()
    expect((await move(patient.id)).status).toBe(200)
    expect(await placesOf(patient.id)).toEqual([world.home.sister.id])

    const { body } = await world.as(there).call(searchPrescriptions, { input: { careRecipientId: patient.id } })
    expect(body.entities[0]?.rows[0]?.can.addition).toEqual({ allowed: true, reason: null })
    const today = todayOf(world)
    const addition = await world.as(there).call(createAddition, {
      input: {
        prescriptionRowId: row.id,
        extraPackages: 1,
        extraWithdrawals: 0,
        startDate: today.toString(),
        endDate: today.add({ days: 7 }).toString(),
      },
    })
    expect([addition.status, addition.errors]).toEqual([200, {}])
    const renewed = await world.as(there).call(renewPrescription, {
      input: { prescriptionId: id, startDate: today.toString() },
    })
    expect([renewed.status, renewed.errors]).toEqual([200, {}])
  })

  test('is told of in its history, and is stale for whoever had it open', async () => {
    const { patient, id } = await prescribed()
    await move(patient.id)
    const { rows } = await world.owner.query(
      `select p.row_version, e.event, e.detail from omsorg.prescription p
       join omsorg.prescription_event e on e.prescription_id = p.id and e.event = 'moved' where p.id = $1`,
      [id],
    )
    const detail = { from: world.home.place.id, to: world.home.sister.id }
    expect(rows).toEqual([{ row_version: 2, event: 'moved', detail }])
  })

  test('and is closed keeps the place that made it', async () => {
    const { patient, id } = await prescribed()
    await world.owner.query('update omsorg.prescription set status = 5 where id = $1', [id])
    await move(patient.id)
    expect(await placesOf(patient.id)).toEqual([world.home.place.id])
  })

  test('takes what is selected along', async () => {
    const { patient } = await prescribed()
    const { pants } = world.home.products
    await world.owner.query(
      `insert into omsorg.cart_item
         (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number, created_by)
       values ($1, $2, $3, 'Incontinence', $4, $5, $6)`,
      [world.home.client.id, world.home.place.id, patient.id, pants.id, pants.itemNumber, Number(here.claims.sub)],
    )
    await move(patient.id)
    const { rows } = await world.owner.query(
      'select care_place_id from omsorg.cart_item where care_recipient_id = $1',
      [patient.id],
    )
    expect(rows).toEqual([{ care_place_id: world.home.sister.id }])
  })
})

test('a move and an order that is placed at the same moment: the order keeps its origin or is not placed', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { patient, row } = await prescribed()
    const withdrawal = withdrawalOf({ ...world.care.ordinary, ...patient, row }, { quantity: 1 })
    const { customerOrderId, rowVersion } = await saveOrder(world, here, withdrawal)
    const [moved, placed] = await Promise.all([
      move(patient.id),
      world.as(here).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } }),
    ])
    expect([moved.status, [200, 400].includes(placed.status)]).toEqual([200, true])
    expect(await placesOf(patient.id)).toEqual([world.home.sister.id])
    const { rows } = await world.owner.query('select state, care_place_id from omsorg.customer_order where id = $1', [
      customerOrderId,
    ])
    expect(rows).toEqual([{ state: placed.status === 200 ? 2 : 1, care_place_id: world.home.place.id }])
  }
})
