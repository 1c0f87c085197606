import { closeAddition } from '@omsorg/contract/prescriptions/addition/close-addition.ts'
import { createAddition } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import { updateAddition } from '@omsorg/contract/prescriptions/addition/update-addition.ts'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import {
  eventsOf,
  newPatient,
  prescribe,
  shareWithSister,
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

async function fresh(given: Parameters<typeof prescribe>[2] = {}) {
  const patient = await newPatient(world)
  const prescription = await prescribe(world, patient, given)
  const [row] = prescription.rows
  if (!row) throw new Error('a prescription has no rows')
  const draw = (quantity: number) =>
    placeOrder(world, anna, withdrawalOf({ ...world.care.ordinary, ...patient, row }, { quantity, row }))
  return { patient, id: prescription.id, row, period: prescription.period, draw }
}

type Wish = Partial<{ extraPackages: number; extraWithdrawals: number; startDate: string; endDate: string | null }>

const create = (prescriptionRowId: number, wish: Wish = {}, actor = anna) => {
  const today = todayOf(world).toString()
  const input = { prescriptionRowId, extraPackages: 5, startDate: today, endDate: today, ...wish }
  return world.as(actor).call(createAddition, { input })
}

const update = (additionId: number, rowVersion: number, wish: Wish = {}, actor = anna) => {
  const today = todayOf(world).toString()
  const input = { additionId, rowVersion, extraPackages: 5, startDate: today, endDate: today, ...wish }
  return world.as(actor).call(updateAddition, { input })
}

const close = (additionId: number, actor = anna) => world.as(actor).call(closeAddition, { input: { additionId } })

async function seen(careRecipientId: number, rowId: number) {
  const { body } = await world.as(anna).call(searchPrescriptions, { input: { careRecipientId } })
  const row = body.entities.flatMap((each) => each.rows).find((each) => each.prescriptionRowId === rowId)
  if (!row) throw new Error(`the row ${rowId} is not shown`)
  return row
}

describe('an addition', () => {
  test('raises what may be ordered, and its withdrawals those that remain (O-7-29, O-3-36, O-3-37)', async () => {
    const { patient, id, row } = await fresh()
    const { body } = await create(row.id, { extraPackages: 5, extraWithdrawals: 1 })
    const shown = await seen(patient.id, row.id)
    expect(shown).toMatchObject({
      allowedPackages: 19,
      withdrawalsRemaining: 5,
      extraWithdrawals: 1,
      can: { addition: { allowed: false, reason: 'addition-open' } },
      addition: { additionId: body.additionId, extraPackages: 5, usedPackages: 0, status: 'active', rowVersion: 1 },
    })
    expect(await eventsOf(world, id)).toContain('addition-created')
  })

  test('is changed while it holds, and taken back (O-7-32, O-7-33)', async () => {
    const { patient, row } = await fresh()
    const { body } = await create(row.id, { extraPackages: 5 })
    expect((await update(body.additionId, 1, { extraPackages: 7 })).status).toBe(200)
    expect((await seen(patient.id, row.id))?.addition).toMatchObject({ extraPackages: 7, rowVersion: 2 })
    expect((await close(body.additionId)).status).toBe(200)
    expect(await storedAdditions(world, row.id)).toMatchObject([{ status: 4 }])
  })

  test('makes a row that is used up active again, and a draw that takes it all ends it (O-4-08)', async () => {
    const { patient, row, draw } = await fresh({
      rows: [
        { product: world.home.products.pad, withdrawals: 1, packagesPerWithdrawal: 2 },
        { product: world.home.products.pants },
      ],
    })
    await draw(2)
    expect((await seen(patient.id, row.id)).status).toBe('used-up')
    await create(row.id, { extraPackages: 3 })
    expect(await seen(patient.id, row.id)).toMatchObject({ status: 'active', allowedPackages: 3 })
    const order = await draw(3)
    expect(await storedAdditions(world, row.id)).toMatchObject([{ status: 2 }])
    expect((await seen(patient.id, row.id)).status).toBe('used-up')

    await world.as(anna).call(cancelOrder, { input: { customerOrderId: order.customerOrderId } })
    await expect
      .poll(async () => (await storedAdditions(world, row.id))[0]?.status, { timeout: 10_000, interval: 20 })
      .toBe(1)
    expect(await seen(patient.id, row.id)).toMatchObject({ status: 'active', allowedPackages: 3 })
  })

  test('may follow one that has ended, and lapses as far as it is unused', async () => {
    const { patient, row, draw } = await fresh()
    const first = await create(row.id, { extraPackages: 6 })
    await draw(18)
    await close(first.body.additionId)
    expect(await seen(patient.id, row.id)).toMatchObject({ allowedPackages: 14, remainingPackages: 42, addition: null })
    expect((await create(row.id, { extraPackages: 1 })).status).toBe(200)
    expect(await storedAdditions(world, row.id)).toMatchObject([{ status: 4 }, { status: 1 }])
  })

  test('whose last day has passed counts no more, before anybody wrote it down (O-4-08)', async () => {
    const yesterday = todayOf(world).subtract({ days: 1 }).toString()
    const addition = {
      extraPackages: 6,
      openedAt: world.clock.now().subtract({ hours: 72 }),
      startDate: todayOf(world).subtract({ days: 3 }).toString(),
      endDate: yesterday,
    }
    const { patient, row } = await fresh({ rows: [{ product: world.home.products.pad, additions: [addition] }] })
    expect(await seen(patient.id, row.id)).toMatchObject({ allowedPackages: 14, addition: null })
    expect((await create(row.id, { extraPackages: 2 })).status).toBe(200)
    expect(await storedAdditions(world, row.id)).toMatchObject([{ status: 3 }, { status: 1 }])
    expect(await seen(patient.id, row.id)).toMatchObject({ allowedPackages: 16 })
  })
})

describe('an addition is refused', () => {
  test('on a prescription that does not run: IPS005001 (O-8-49)', async () => {
    const { row } = await fresh({ status: 3, start: todayOf(world).subtract({ months: 13 }) })
    expect((await create(row.id)).errors).toEqual({ 'prescription-not-active': 'IPS005001' })
  })

  test('on a row that is closed: IPS005002 (O-8-49)', async () => {
    const { row } = await fresh({
      rows: [{ product: world.home.products.pad, status: 4 }, { product: world.home.products.pants }],
    })
    expect((await create(row.id)).errors).toEqual({ 'row-not-active': 'IPS005002' })
  })

  test('while another one is open: IPS005003 (O-8-50)', async () => {
    const { row } = await fresh()
    await create(row.id)
    expect((await create(row.id)).errors).toEqual({ 'addition-open': 'IPS005003' })
  })

  test('away from the place that prescribed: IPS005004 (O-8-51)', async () => {
    const { patient, row } = await fresh()
    await shareWithSister(world, patient)
    const sister = await world.signIn(world.people.sisterNurse)
    expect((await create(row.id, {}, sister)).errors).toEqual({ 'other-care-place': 'IPS005004' })
    const { body } = await create(row.id)
    expect((await update(body.additionId, 1, {}, sister)).errors).toEqual({ 'other-care-place': 'IPS005004' })
    expect((await close(body.additionId, sister)).errors).toEqual({ 'other-care-place': 'IPS005004' })
  })

  test.each([-1, 1])('when it starts %i days from today: IPS005005 (O-8-52, O-5-24)', async (days) => {
    const { row } = await fresh()
    const startDate = todayOf(world).add({ days }).toString()
    const endDate = todayOf(world).add({ days: 10 }).toString()
    expect((await create(row.id, { startDate, endDate })).errors).toEqual({ startDate: 'IPS005005' })
  })

  test('without an end: IPS005006; after the prescription: IPS005007; before its start: IPS005008 (O-8-53, O-5-23)', async () => {
    const { row, period } = await fresh()
    expect((await create(row.id, { endDate: null })).errors).toEqual({ endDate: 'IPS005006' })
    const late = await create(row.id, { endDate: period.end.add({ days: 1 }).toString() })
    expect(late.errors).toEqual({ endDate: 'IPS005007' })
    const early = await create(row.id, { endDate: todayOf(world).subtract({ days: 1 }).toString() })
    expect(early.errors).toEqual({ endDate: 'IPS005008' })
    expect((await create(row.id, { endDate: period.end.toString() })).status).toBe(200)
  })

  test('that gives nothing: IPS005009; or less than nothing: IPS005010 (O-5-22, O-8-53)', async () => {
    const { row } = await fresh()
    expect((await create(row.id, { extraPackages: 0 })).errors).toEqual({ extraPackages: 'IPS005009' })
    expect((await create(row.id, { extraPackages: -1 })).errors).toEqual({ extraPackages: 'IPS005010' })
    expect((await create(row.id, { extraWithdrawals: -1 })).errors).toEqual({ extraWithdrawals: 'IPS005010' })
    expect((await create(row.id, { extraPackages: 0, extraWithdrawals: 1 })).status).toBe(200)
  })

  test('that is not there, or of somebody out of reach: IPS005011 (O-8-53)', async () => {
    const missing = await close(2_000_000_000)
    expect(missing.errors).toEqual({ additionId: 'IPS005011' })
    expect((await close(world.care.ofNeighbour.additionId)).text).toBe(missing.text)
    expect((await update(world.care.ofNeighbour.additionId, 1)).errors).toEqual({ additionId: 'IPS005011' })
    expect((await create(world.care.ofNeighbour.row.id)).errors).toEqual({ prescriptionRowId: 'IPS001011' })
  })

  test('once it has ended: IPS005012 (O-8-53)', async () => {
    const { row } = await fresh()
    const { body } = await create(row.id)
    expect((await close(body.additionId)).body).toEqual({ status: 'cancelled' })
    expect((await close(body.additionId)).errors).toEqual({ additionId: 'IPS005012' })
    expect((await update(body.additionId, 2)).errors).toEqual({ additionId: 'IPS005012' })
  })

  test('in an area that is not the own: IPS005013 (O-8-53)', async () => {
    const { row } = await fresh()
    const permissions = anna.claims.permissions.filter((name) => name !== 'ProductPrescriptionIncontinenceWrite')
    const elsewhere = await world.withClaims(anna, { permissions })
    expect((await create(row.id, {}, elsewhere)).errors).toEqual({ 'not-your-area': 'IPS005013' })
  })

  test('below what was ordered by it: IPS005014 (O-8-53)', async () => {
    const { patient, row, draw } = await fresh()
    const { body } = await create(row.id, { extraPackages: 6 })
    await draw(18)
    expect((await update(body.additionId, 1, { extraPackages: 3 })).errors).toEqual({ extraPackages: 'IPS005014' })
    const kept = await update(body.additionId, 1, { extraPackages: 5 })
    expect(kept.body).toMatchObject({ extraPackages: 5, usedPackages: 4, rowVersion: 2 })
    expect((await seen(patient.id, row.id)).allowedPackages).toBe(15)
  })

  test('when it was changed by somebody else meanwhile', async () => {
    const { row } = await fresh()
    const { body } = await create(row.id)
    await update(body.additionId, 1, { extraPackages: 6 })
    const late = await update(body.additionId, 1, { extraPackages: 7 })
    expect([late.status, late.errors]).toEqual([409, { stale: 'CONFLICT_STALE' }])
  })

  test('where the care place makes none', async () => {
    const { row, id } = await fresh()
    const { rows } = await world.owner.query<{ id: number }>(
      `insert into omsorg.prescription_setting (client_id, care_place_id, additions_allowed) values ($1, $2, false) returning id`,
      [world.home.client.id, world.home.place.id],
    )
    expect((await create(row.id)).errors).toEqual({ 'additions-not-allowed': 'IPS001001' })
    await world.owner.query('delete from omsorg.prescription_setting where id = $1', [rows[0]?.id])
    expect(await storedRows(world, id)).toMatchObject([{ row_version: 1 }, { row_version: 1 }])
  })
})
