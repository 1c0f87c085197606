import { closeAddition } from '@omsorg/contract/prescriptions/addition/close-addition.ts'
import { createAddition } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  draftPrescription,
  drawFrom,
  furtherProduct,
  padRow,
  runningFor,
  withFirstRow,
  type Running,
} from '../../../testing/prescribing.ts'
import { eventsOf, newPatient, prescribe, storedPrescription, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

type Update = CallOf<typeof updatePrescription>['input']

const update = (input: Update, actor = anna) => world.as(actor).call(updatePrescription, { input })

/** The prescription sent back as it stands, with changes of its first row and of the whole. */
async function sentBack(
  { id, row, period }: Pick<Running, 'id' | 'row' | 'period'>,
  more: Parameters<typeof padRow>[1] = {},
  whole: Partial<Update> = {},
): Promise<Update> {
  const { row_version: rowVersion } = await storedPrescription(world, id)
  return {
    prescriptionId: id,
    rowVersion,
    periodMonths: 12,
    startDate: period.start.toString(),
    rows: [{ ...padRow(world, more), prescriptionRowId: row.id }],
    ...whole,
  }
}

/** Four withdrawals of fourteen pads, and of fourteen pants: while one row is left the prescription runs. */
function twoRows({ home: { products } }: World) {
  const consumption = { amount: '4', period: consumptionPeriod.day }
  const row = { consumption, withdrawals: 4, packagesPerWithdrawal: 14 }
  return [
    { product: products.pad, ...row },
    { product: products.pants, ...row },
  ]
}

describe('an update', () => {
  test('of a draft replaces its rows, and confirming it from today makes it active (O-4-03, O-7-15)', async () => {
    const draft = await draftPrescription(world)
    const { pants } = world.home.products
    const rows = [{ ...padRow(world, { withdrawals: 5 }), prescriptionRowId: draft.row.id }]
    const moved = { startDate: todayOf(world).toString(), rows }
    const first = await update(await sentBack(draft, {}, moved))
    expect([first.status, first.body.status]).toEqual([200, 'preliminary'])
    expect(first.body.rows).toMatchObject([{ withdrawals: 5, status: 'preliminary', intervalDays: 73 }])
    expect(first.body.rows.map((row) => row.itemNumber)).not.toContain(pants.itemNumber)

    const confirmed = await update(await sentBack(draft, {}, { ...moved, confirm: true }))
    expect(confirmed.body).toMatchObject({ status: 'active', rows: [{ status: 'active', withdrawalsRemaining: 5 }] })
    expect(await eventsOf(world, draft.id)).toEqual([
      'created',
      'updated',
      'row-removed',
      'updated',
      'confirmed',
      'started',
    ])
  })

  test('that confirms a draft whose start has passed makes it active, and keeps that start', async () => {
    const draft = withFirstRow(await prescribe(world, await newPatient(world), { confirmed: false }))
    const { body } = await update(await sentBack(draft, {}, { confirm: true }))
    expect(body).toMatchObject({ status: 'active', startDate: draft.period.start.toString() })
  })

  test('that confirms a draft for a later day leaves it waiting (O-4-03)', async () => {
    const draft = await draftPrescription(world)
    const { body } = await update(await sentBack(draft, {}, { confirm: true }))
    expect(body.status).toBe('preliminary')
    expect(body.confirmedOn).not.toBeNull()
  })

  test('of a running one leaves rows that are not sent as they are, and adds new ones as active (O-7-15)', async () => {
    const run = await runningFor(world)
    const { pants } = world.home.products
    const rows = [padRow(world, { itemNumber: pants.itemNumber })]
    const { body, status } = await update(await sentBack(run, {}, { rows }))
    expect(status).toBe(200)
    expect(body.rows.map((row) => [row.itemNumber, row.status])).toEqual([
      [world.home.products.pad.itemNumber, 'active'],
      [pants.itemNumber, 'active'],
    ])
    const again = await update(await sentBack(run, {}, { rows: [padRow(world)] }))
    expect(again.errors).toEqual({ 'rows[0].itemNumber': 'IPS001013' })
  })

  test('never goes below what was drawn (IPS001015, IPS001016, O-8-43)', async () => {
    const run = await runningFor(world, { rows: twoRows(world) })
    await drawFrom(world, anna, run, 14)
    await drawFrom(world, anna, run, 14)
    expect((await update(await sentBack(run, { withdrawals: 1 }))).errors).toEqual({
      'rows[0].withdrawals': 'IPS001015',
    })
    expect((await update(await sentBack(run, { withdrawals: 4, packagesPerWithdrawal: 6 }))).errors).toEqual({
      'rows[0].packagesPerWithdrawal': 'IPS001016',
    })
    const { body } = await update(await sentBack(run, { withdrawals: 4, packagesPerWithdrawal: 7 }))
    expect(body.rows[0]).toMatchObject({ withdrawalsRemaining: 2, remainingPackages: 0, status: 'used-up' })
    const raised = await update(await sentBack(run, { withdrawals: 5, packagesPerWithdrawal: 14 }))
    expect(raised.body.rows[0]).toMatchObject({ withdrawalsRemaining: 3, remainingPackages: 42, status: 'active' })
  })

  test('counts what an ended addition gave as the row’s own, once the row grants as much (IPS001016)', async () => {
    const run = await runningFor(world, { rows: twoRows(world) })
    for (let draw = 0; draw < 4; draw += 1) await drawFrom(world, anna, run, 14)
    const today = todayOf(world).toString()
    const extra = { extraWithdrawals: 1, extraPackages: 5 }
    const wish = { prescriptionRowId: run.row.id, ...extra, startDate: today, endDate: today }
    const { additionId } = (await world.as(anna).call(createAddition, { input: wish })).body
    await drawFrom(world, anna, run, 14)
    expect((await world.as(anna).call(closeAddition, { input: { additionId } })).status).toBe(200)
    // 70 packages are drawn in five withdrawals, one of them by the addition, whose packages have lapsed.
    const set = async (withdrawals: number, packagesPerWithdrawal: number) =>
      update(await sentBack(run, { withdrawals, packagesPerWithdrawal }))
    const less = await set(5, 13)
    expect(less.errors).toEqual({ 'rows[0].packagesPerWithdrawal': 'IPS001016' })
    const same = await set(5, 14)
    expect(same.body.rows[0]).toMatchObject({ withdrawalsRemaining: 0, extraWithdrawals: 0, remainingPackages: 0 })
  })

  test('opens an addition again that the row no longer needs, while it still holds', async () => {
    const run = await runningFor(world, { rows: twoRows(world) })
    for (let draw = 0; draw < 4; draw += 1) await drawFrom(world, anna, run, 14)
    const today = todayOf(world).toString()
    const wish = { prescriptionRowId: run.row.id, extraWithdrawals: 1, startDate: today, endDate: today }
    await world.as(anna).call(createAddition, { input: wish })
    await drawFrom(world, anna, run, 14)
    const { body } = await update(await sentBack(run, { withdrawals: 5, packagesPerWithdrawal: 13 }))
    expect(body.rows[0]).toMatchObject({ withdrawalsRemaining: 1, extraWithdrawals: 1, remainingPackages: 8 })
  })

  test('of what has ended, or of a closed row, is refused (IPS001006, O-8-37)', async () => {
    const run = await runningFor(world, { status: 5 })
    expect((await update(await sentBack(run))).errors).toEqual({ prescriptionId: 'IPS001006' })
    const other = await runningFor(world)
    await world.owner.query('update omsorg.prescription_row set status = 4, closed_at = now() where id = $1', [
      other.row.id,
    ])
    expect((await update(await sentBack(other))).errors).toEqual({ 'rows[0].prescriptionRowId': 'IPS001006' })
  })

  test('of what does not exist is refused (IPS001010, IPS001011, O-8-40)', async () => {
    const run = await runningFor(world)
    const input = await sentBack(run)
    expect((await update({ ...input, prescriptionId: 2_000_000_000 })).errors).toEqual({ prescriptionId: 'IPS001010' })
    const elsewhere = (await runningFor(world)).row.id
    const rows = [{ ...padRow(world), prescriptionRowId: elsewhere }]
    expect((await update({ ...input, rows })).errors).toEqual({ 'rows[0].prescriptionRowId': 'IPS001011' })
  })

  test('of an older version is refused', async () => {
    const run = await runningFor(world)
    const input = await sentBack(run)
    expect((await update(input)).status).toBe(200)
    const late = await update(input)
    expect([late.status, late.errors]).toEqual([409, { stale: 'CONFLICT_STALE' }])
  })

  test('does not move the start of what runs', async () => {
    const run = await runningFor(world)
    const startDate = todayOf(world).toString()
    expect((await update(await sentBack(run, {}, { startDate }))).errors).toEqual({ startDate: 'COM001001' })
  })

  test('leaves a row of a specialist alone, and asks for the right only where it is changed', async () => {
    const product = await furtherProduct(world, 'S')
    const rows = [
      {
        product,
        consumption: { amount: '4', period: consumptionPeriod.day },
        withdrawals: 4,
        packagesPerWithdrawal: 14,
      },
    ]
    const run = await runningFor(world, { rows })
    const { itemNumber } = product
    expect((await update(await sentBack(run, { itemNumber, note: 'Ny rad' }))).status).toBe(200)
    expect((await update(await sentBack(run, { itemNumber, withdrawals: 5 }))).errors).toEqual({
      'rows[0].itemNumber': 'IPS001007',
    })
  })
})
