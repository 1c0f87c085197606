import { updatePrescription } from '@omsorg/contract/prescriptions/update.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/consumption.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  drafted,
  drawFrom,
  furtherProduct,
  padRow,
  runningFor,
  withFirstRow,
  type Running,
} from '../../../testing/prescribing.ts'
import { eventsOf, newPatient, prescribed, stored, todayOf } from '../../../testing/prescriptions.ts'
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
  const { row_version: rowVersion } = await stored(world, id)
  return {
    prescriptionId: id,
    rowVersion,
    periodMonths: 12,
    startDate: period.start.toString(),
    rows: [{ ...padRow(world, more), prescriptionRowId: row.id }],
    ...whole,
  }
}

describe('an update', () => {
  test('of a draft replaces its rows, and confirming it from today makes it active', async () => {
    const draft = await drafted(world)
    const { pants } = world.home.products
    const rows = [{ ...padRow(world, { withdrawals: 5 }), prescriptionRowId: draft.row.id }]
    const moved = { startDate: todayOf(world).toString(), rows }
    const first = await update(await sentBack(draft, {}, moved))
    expect([first.status, first.body.status]).toEqual([200, 1])
    expect(first.body.rows).toMatchObject([{ withdrawals: 5, status: 'preliminary', intervalDays: 73 }])
    expect(first.body.rows.map((row) => row.itemNumber)).not.toContain(pants.itemNumber)

    const confirmed = await update(await sentBack(draft, {}, { ...moved, confirm: true }))
    expect(confirmed.body).toMatchObject({ status: 2, rows: [{ status: 'active', withdrawalsRemaining: 5 }] })
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
    const draft = withFirstRow(await prescribed(world, await newPatient(world), { confirmed: false }))
    const { body } = await update(await sentBack(draft, {}, { confirm: true }))
    expect(body).toMatchObject({ status: 2, startDate: draft.period.start.toString() })
  })

  test('that confirms a draft for a later day leaves it waiting', async () => {
    const draft = await drafted(world)
    const { body } = await update(await sentBack(draft, {}, { confirm: true }))
    expect(body.status).toBe(1)
    expect(body.confirmedOn).not.toBeNull()
  })

  test('of a running one leaves rows that are not sent as they are, and adds new ones as active', async () => {
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

  test('never goes below what was drawn (IPS001015, IPS001016)', async () => {
    const { pad, pants } = world.home.products
    const row = {
      consumption: { amount: '4', period: consumptionPeriod.day },
      withdrawals: 4,
      packagesPerWithdrawal: 14,
    }
    const run = await runningFor(world, {
      rows: [
        { product: pad, ...row },
        { product: pants, ...row },
      ],
    })
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

  test('of what has ended, or of a closed row, is refused (IPS001006)', async () => {
    const run = await runningFor(world, { status: 5 })
    expect((await update(await sentBack(run))).errors).toEqual({ prescriptionId: 'IPS001006' })
    const other = await runningFor(world)
    await world.owner.query('update omsorg.prescription_row set status = 4, closed_at = now() where id = $1', [
      other.row.id,
    ])
    expect((await update(await sentBack(other))).errors).toEqual({ 'rows[0].prescriptionRowId': 'IPS001006' })
  })

  test('of what does not exist is refused (IPS001010, IPS001011)', async () => {
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
