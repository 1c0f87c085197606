import { batchCloseRows } from '@omsorg/contract/prescriptions/row/batch-close-rows.ts'
import { closePrescription } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { hasActivePrescriptions } from '@omsorg/contract/prescriptions/prescription/has-active-prescriptions.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import {
  eventsOf,
  newPatient,
  prescribe,
  storedPrescription,
  storedAdditions,
  storedRows,
  todayOf,
} from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const active = 2

async function fresh(given: Parameters<typeof prescribe>[2] = {}) {
  const patient = await newPatient(world)
  const prescription = await prescribe(world, patient, given)
  const [row, other] = prescription.rows
  if (!row) throw new Error('a prescription has no rows')
  return { patient, id: prescription.id, row, other: other ?? row }
}

const close = (prescriptionId: number, rowVersion = 1) =>
  world.as(anna).call(closePrescription, { input: { prescriptionId, rowVersion } })

const closeOne = (prescriptionId: number, prescriptionRowId: number, rowVersion = 1, actor = anna) =>
  world.as(actor).call(closeRow, { input: { prescriptionId, prescriptionRowId, rowVersion } })

const closeMany = (prescriptionRowIds: number[]) =>
  world.as(anna).call(batchCloseRows, { input: { prescriptionRowIds } })

describe('closing a row', () => {
  test('leaves the prescription while another row can be drawn, and closes it with the last (O-7-19, O-4-04)', async () => {
    const { id, row, other } = await fresh()
    const first = await closeOne(id, row.id)
    expect(first.body).toEqual({ status: 'closed', prescriptionStatus: 'active', rowVersion: 2 })

    const last = await closeOne(id, other.id)
    expect(last.body).toEqual({ status: 'closed', prescriptionStatus: 'closed', rowVersion: 2 })
    expect(await storedPrescription(world, id)).toMatchObject({
      status: 5,
      effective_end_date: todayOf(world).toString(),
    })
    expect(await eventsOf(world, id)).toEqual(['created', 'row-closed', 'row-closed', 'closed'])
  })

  test('is for good: it is never closed again, nor anything of its prescription', async () => {
    const { id, row, other } = await fresh()
    await closeOne(id, row.id)
    expect((await closeOne(id, row.id, 2)).errors).toEqual({ 'row-not-active': 'IPS001006' })
    await closeOne(id, other.id)
    expect((await close(id, (await storedPrescription(world, id)).row_version)).errors).toEqual({
      'prescription-not-active': 'IPS001006',
    })
  })

  test('of an older version is refused, and nothing has happened', async () => {
    const { id, row } = await fresh()
    const answer = await closeOne(id, row.id, 7)
    expect([answer.status, answer.errors]).toEqual([409, { stale: 'CONFLICT_STALE' }])
    expect(await storedRows(world, id)).toMatchObject([{ status: active }, { status: active }])
  })

  test('takes what was ordered before on its way, and nothing can be ordered from it after', async () => {
    const { patient, id, row } = await fresh()
    const person = { ...world.care.ordinary, ...patient, row }
    const order = await placeOrder(world, anna, withdrawalOf(person, { quantity: 14, row }))
    const { row_version: rowVersion } = (await storedRows(world, id))[0] ?? { row_version: 0 }
    expect((await closeOne(id, row.id, rowVersion)).status).toBe(200)
    const { body } = await world.as(anna).call(readOrderHistory, {
      query: { customerOrderId: order.customerOrderId },
    })
    expect(body.orders.map((part) => part.erpOrderStatus)).not.toContain(7)
    const pre = await world.as(anna).call(preOrderWithdrawal, { params: { careRecipientId: patient.id }, query: {} })
    expect(
      pre.body.lines.find((line) => line.prescriptionRowId === row.id)?.unavailabilityCode ?? 'gone',
    ).not.toBeNull()
  })

  test('cancels its open addition (O-4-08)', async () => {
    const today = todayOf(world).toString()
    const addition = { extraPackages: 3, openedAt: world.clock.now(), startDate: today, endDate: today }
    const { id, row } = await fresh({
      rows: [{ product: world.home.products.pad, additions: [addition] }, { product: world.home.products.pants }],
    })
    await closeOne(id, row.id)
    expect(await storedAdditions(world, row.id)).toMatchObject([{ status: 4 }])
    expect(await eventsOf(world, id)).toContain('addition-cancelled')
  })

  test('of a person, a place or an area out of reach is not found, or not allowed', async () => {
    const { row, prescription } = world.care.ofNeighbour
    expect((await closeOne(prescription.id, row.id)).errors).toEqual({ prescriptionId: 'IPS001011' })
    const { id, row: own } = await fresh()
    expect((await closeOne(id, row.id)).errors).toEqual({ prescriptionRowId: 'IPS001011' })
    const restricted = await world.withClaims(anna, {
      permissions: anna.claims.permissions.filter((name) => name !== 'ProductPrescriptionIncontinenceWrite'),
    })
    expect((await closeOne(id, own.id, 1, restricted)).errors).toEqual({ 'not-your-area': 'COM001002' })
  })
})

describe('closing several rows', () => {
  test('closes all of them, of several prescriptions (O-7-30)', async () => {
    const one = await fresh()
    const two = await fresh()
    const ids = [two.row.id, one.row.id, one.other.id]
    expect((await closeMany(ids)).body).toEqual({ closed: ids })
    expect(await storedPrescription(world, one.id)).toMatchObject({ status: 5 })
    expect(await storedPrescription(world, two.id)).toMatchObject({ status: 2 })
  })

  test('closes none of them when one is closed, or is not there (O-7-30)', async () => {
    const one = await fresh()
    const two = await fresh()
    await closeOne(two.id, two.row.id)
    expect((await closeMany([one.row.id, two.row.id])).errors).toEqual({ 'row-not-active': 'IPS001006' })
    const foreign = await closeMany([one.row.id, world.care.ofNeighbour.row.id])
    expect(foreign.errors).toEqual({ 'prescriptionRowIds[1]': 'IPS001011' })
    expect((await closeMany([one.row.id, 2_000_000_000])).text).toBe(foreign.text)
    expect(await storedRows(world, one.id)).toMatchObject([{ status: active }, { status: active }])
  })
})

describe('closing a prescription', () => {
  test('closes its rows and cancels its additions, once (O-7-18, O-4-55)', async () => {
    const today = todayOf(world).toString()
    const addition = { extraWithdrawals: 1, openedAt: world.clock.now(), startDate: today, endDate: today }
    const { id, row } = await fresh({ rows: [{ product: world.home.products.pad, additions: [addition] }] })
    const key = { idempotencyKey: `close-${id}-once` }
    const sent = { input: { prescriptionId: id, rowVersion: 1 }, ...key }
    const answers = [
      await world.as(anna).call(closePrescription, sent),
      await world.as(anna).call(closePrescription, sent),
    ]
    expect(answers.map(({ body }) => body)).toEqual([
      { status: 'closed', rowVersion: 2 },
      { status: 'closed', rowVersion: 2 },
    ])
    expect(await storedRows(world, id)).toMatchObject([{ status: 4 }])
    expect(await storedAdditions(world, row.id)).toMatchObject([{ status: 4 }])
  })

  test('takes it out of what runs for the person, and its rows out of what can be ordered (O-4-04)', async () => {
    const { patient, id, row } = await fresh()
    const found = await world.owner.query<{ guid: string }>(
      'select care_recipient_guid as guid from omsorg.care_recipient where id = $1',
      [patient.id],
    )
    const params = { careRecipientGuid: found.rows[0]?.guid ?? '' }
    const runs = async () => (await world.as(anna).call(hasActivePrescriptions, { params })).body.hasActivePrescriptions
    const orderable = async () => {
      const answer = await world
        .as(anna)
        .call(preOrderWithdrawal, { params: { careRecipientId: patient.id }, query: {} })
      const lines = answer.status === 200 ? answer.body.lines : []
      return lines.filter((line) => line.unavailabilityCode === null).map((line) => line.prescriptionRowId)
    }
    expect([await runs(), (await orderable()).includes(row.id)]).toEqual([true, true])
    await close(id)
    expect([await runs(), await orderable()]).toEqual([false, []])
  })

  test('that waits for its start is possible, and that has ended is not', async () => {
    const waiting = await fresh({ status: 1, start: todayOf(world).add({ days: 30 }) })
    expect((await close(waiting.id)).body.status).toBe('closed')
    expect((await storedPrescription(world, waiting.id)).effective_end_date).toBeNull()
    const ended = await fresh({ status: 3, start: todayOf(world).subtract({ months: 13 }) })
    expect((await close(ended.id)).errors).toEqual({ 'prescription-not-active': 'IPS001006' })
  })

  test('selects again what was selected before, unless another prescription holds it', async () => {
    const { patient, id } = await fresh()
    const { pad } = world.home.products
    const { rows } = await world.owner.query<{ id: number }>(
      `insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number,
         status, created_by)
       values ($1, $2, $3, 'Incontinence', $4, $5, 2, $6) returning id`,
      [world.home.client.id, world.home.place.id, patient.id, pad.id, pad.itemNumber, world.people.prescriber.id],
    )
    const cartStatus = async () => {
      const found = await world.owner.query('select status from omsorg.cart_item where id = $1', [rows[0]?.id])
      return found.rows
    }
    const second = await prescribe(world, patient)
    await close(id)
    expect(await cartStatus()).toEqual([{ status: 2 }])
    await close(second.id)
    expect(await cartStatus()).toEqual([{ status: 1 }])
  })

  test('out of reach is not found, like one that does not exist', async () => {
    const foreign = await close(world.care.atSisterPlace.prescription.id)
    expect(foreign.errors).toEqual({ prescriptionId: 'IPS001010' })
    expect((await close(2_000_000_000)).text).toBe(foreign.text)
  })
})
