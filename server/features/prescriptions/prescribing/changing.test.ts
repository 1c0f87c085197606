import { changeApplicabilityDate } from '@omsorg/contract/prescriptions/applicability-date.ts'
import { deletePrescription } from '@omsorg/contract/prescriptions/delete.ts'
import { readLastPrescription } from '@omsorg/contract/prescriptions/last.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renew.ts'
import { softUpdatePrescription } from '@omsorg/contract/prescriptions/soft-update.ts'
import { updateDispense } from '@omsorg/contract/prescriptions/update-dispense.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/update.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/consumption.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placed, withdrawalOf } from '../../../testing/orders.ts'
import { drafted, furtherProduct, padRow, takeFees, withFirstRow } from '../../../testing/prescribing.ts'
import {
  eventsOf,
  newPatient,
  prescribed,
  prescriberWith,
  stored,
  storedRows,
  todayOf,
} from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let dispenser: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  dispenser = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

type Update = CallOf<typeof updatePrescription>['input']

/** A running prescription of four withdrawals of fourteen pads, begun 20 days ago, of somebody new. */
async function running(given: Parameters<typeof prescribed>[2] = {}) {
  const patient = await newPatient(world)
  const row = { product: world.home.products.pad, consumption: { amount: '4', period: consumptionPeriod.day } }
  const rows = [{ ...row, withdrawals: 4, packagesPerWithdrawal: 14 }]
  return { patient, ...withFirstRow(await prescribed(world, patient, { rows, ...given })) }
}

type Running = Awaited<ReturnType<typeof running>>

async function draw({ patient, row }: Running, quantity: number): Promise<void> {
  await placed(world, anna, withdrawalOf({ ...world.care.ordinary, ...patient } as never, { quantity, row }))
}

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

  test('that confirms a draft for a later day leaves it waiting', async () => {
    const draft = await drafted(world)
    const { body } = await update(await sentBack(draft, {}, { confirm: true }))
    expect(body.status).toBe(1)
    expect(body.confirmedOn).not.toBeNull()
  })

  test('of a running one leaves rows that are not sent as they are, and adds new ones as active', async () => {
    const run = await running()
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
    const run = await running({
      rows: [
        { product: pad, ...row },
        { product: pants, ...row },
      ],
    })
    await draw(run, 14)
    await draw(run, 14)
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
    const run = await running({ status: 5 })
    expect((await update(await sentBack(run))).errors).toEqual({ prescriptionId: 'IPS001006' })
    const other = await running()
    await world.owner.query('update omsorg.prescription_row set status = 4, closed_at = now() where id = $1', [
      other.row.id,
    ])
    expect((await update(await sentBack(other))).errors).toEqual({ 'rows[0].prescriptionRowId': 'IPS001006' })
  })

  test('of what does not exist is refused (IPS001010, IPS001011)', async () => {
    const run = await running()
    const input = await sentBack(run)
    expect((await update({ ...input, prescriptionId: 2_000_000_000 })).errors).toEqual({ prescriptionId: 'IPS001010' })
    const elsewhere = (await running()).row.id
    const rows = [{ ...padRow(world), prescriptionRowId: elsewhere }]
    expect((await update({ ...input, rows })).errors).toEqual({ 'rows[0].prescriptionRowId': 'IPS001011' })
  })

  test('of an older version is refused', async () => {
    const run = await running()
    const input = await sentBack(run)
    expect((await update(input)).status).toBe(200)
    const late = await update(input)
    expect([late.status, late.errors]).toEqual([409, { stale: 'CONFLICT_STALE' }])
  })

  test('does not move the start of what runs', async () => {
    const run = await running()
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
    const run = await running({ rows })
    const { itemNumber } = product
    expect((await update(await sentBack(run, { itemNumber, note: 'Ny rad' }))).status).toBe(200)
    expect((await update(await sentBack(run, { itemNumber, withdrawals: 5 }))).errors).toEqual({
      'rows[0].itemNumber': 'IPS001007',
    })
  })
})

describe('the dates', () => {
  const move = async (run: Pick<Running, 'id'>, startDate: string, endDate: string | null) => {
    const { row_version: rowVersion } = await stored(world, run.id)
    return world
      .as(anna)
      .call(changeApplicabilityDate, { input: { prescriptionId: run.id, rowVersion, startDate, endDate } })
  }

  test('of what runs end later or earlier, and never before today', async () => {
    const run = await running()
    const start = run.period.start.toString()
    const endDate = todayOf(world).add({ days: 160 }).toString()
    const { body } = await move(run, start, endDate)
    expect(body).toMatchObject({ endDate, periodMonths: 6, rows: [{ intervalDays: 45 }] })
    expect((await move(run, start, todayOf(world).subtract({ days: 1 }).toString())).errors).toEqual({
      endDate: 'COM001001',
    })
    expect((await move(run, start, null)).errors).toEqual({ endDate: 'IPS001020' })
    expect((await move(run, todayOf(world).toString(), endDate)).errors).toEqual({ startDate: 'COM001001' })
    expect(await eventsOf(world, run.id)).toEqual(['created', 'dates-changed'])
  })

  test('near the end make it time to renew, and moved on it is active again', async () => {
    const run = await running()
    const start = run.period.start.toString()
    const near = await move(run, start, todayOf(world).add({ days: 20 }).toString())
    expect(near.errors).toEqual({ endDate: 'IPS001014' })
    await world.owner.query('update omsorg.prescription_row set calculation_period = 1 where id = $1', [run.row.id])
    expect((await move(run, start, todayOf(world).add({ days: 9 }).toString())).body.status).toBe(4)
    expect((await move(run, start, todayOf(world).add({ days: 160 }).toString())).body.status).toBe(2)
  })

  test('of a confirmed successor, moved to today, start it and close the one before', async () => {
    const run = await running()
    const startDate = run.period.end.add({ days: 1 }).toString()
    const renewed = await world.as(anna).call(renewPrescription, { input: { prescriptionId: run.id, startDate } })
    expect(renewed.status).toBe(200)
    const today = todayOf(world)
    const early = await move({ id: renewed.body.prescriptionId }, today.subtract({ days: 1 }).toString(), null)
    expect(early.errors).toEqual({ startDate: 'COM001001' })
    const end = today.add({ months: 12 }).subtract({ days: 1 }).toString()
    const { body } = await move({ id: renewed.body.prescriptionId }, today.toString(), end)
    expect(body).toMatchObject({ status: 2, rows: [{ status: 'active' }] })
    expect(await stored(world, run.id)).toMatchObject({
      status: 5,
      effective_end_date: today.subtract({ days: 1 }).toString(),
    })
  })
})

describe('a soft update', () => {
  type Soft = CallOf<typeof softUpdatePrescription>['input']
  const soften = async (run: Pick<Running, 'id'>, more: Partial<Soft>) => {
    const { row_version: rowVersion } = await stored(world, run.id)
    return world.as(anna).call(softUpdatePrescription, { input: { prescriptionId: run.id, rowVersion, ...more } })
  }

  test('changes notes, invoice area and fee, and touches no withdrawal', async () => {
    await takeFees(world)
    const run = await running()
    await draw(run, 14)
    const { invoiceAreaId } = world.home
    const { body } = await soften(run, {
      note: 'Hela',
      rows: [{ prescriptionRowId: run.row.id, note: 'Raden', invoiceAreaId }],
      patientFee: { amount: 5_000 },
    })
    expect(body).toMatchObject({
      note: 'Hela',
      patientFee: { amount: 5_000, method: 'per-month' },
      rows: [{ note: 'Raden', invoiceAreaId, withdrawals: 4, withdrawalsRemaining: 3, remainingPackages: 42 }],
    })
    const kept = await soften(run, { rows: [{ prescriptionRowId: run.row.id, invoiceAreaId: null }] })
    expect(kept.body.rows).toMatchObject([{ note: 'Raden', invoiceAreaId: null }])
    expect(kept.body.note).toBe('Hela')
  })

  test('is refused for a draft, a closed row, another number’s area, and a fee of another kind', async () => {
    const run = await running()
    const { id: prescriptionRowId } = run.row
    expect((await soften(await drafted(world), {})).errors).toEqual({ prescriptionId: 'IPS001006' })
    const { invoiceAreaId } = world.neighbour
    expect((await soften(run, { rows: [{ prescriptionRowId, invoiceAreaId }] })).errors).toEqual({
      'rows[0].invoiceAreaId': 'COM001001',
    })
    expect((await soften(run, { rows: [{ prescriptionRowId, cutOption: 'individual' }] })).errors).toEqual({
      'rows[0].cutOption': 'COM001001',
    })
    expect((await soften(run, { patientFee: { percentage: 100 } })).errors).toEqual({
      'patientFee.percentage': 'IPS001005',
    })
  })
})

describe('a dispense handler', () => {
  type Dispense = CallOf<typeof updateDispense>['input']
  const dispense = async (run: Pick<Running, 'id'>, rows: Dispense['rows'], actor = dispenser) => {
    const { row_version: rowVersion } = await stored(world, run.id)
    return world.as(actor).call(updateDispense, { input: { prescriptionId: run.id, rowVersion, rows } })
  }

  test('changes quantities and notes of dispense items, never below what was drawn', async () => {
    const product = await furtherProduct(world, 'D')
    const run = await running({ rows: [{ product, withdrawals: 4, packagesPerWithdrawal: 14 }] })
    await draw(run, 14)
    const { id: prescriptionRowId } = run.row
    const { body } = await dispense(run, [
      { prescriptionRowId, withdrawals: 5, packagesPerWithdrawal: 10, note: 'Delas ut' },
    ])
    expect(body.rows).toMatchObject([{ withdrawalsRemaining: 4, packagesPerWithdrawal: 10, note: 'Delas ut' }])
    expect((await dispense(run, [{ prescriptionRowId, withdrawals: 0 }])).errors).toEqual({
      'rows[0].withdrawals': 'IPS001015',
    })
    expect((await dispense(run, [{ prescriptionRowId, withdrawals: 1, packagesPerWithdrawal: 10 }])).errors).toEqual({
      'rows[0].packagesPerWithdrawal': 'IPS001016',
    })
  })

  test('touches no other item', async () => {
    const run = await running()
    expect((await dispense(run, [{ prescriptionRowId: run.row.id, note: 'x' }])).errors).toEqual({
      'rows[0].prescriptionRowId': 'COM001001',
    })
  })
})

describe('deleting', () => {
  const remove = (prescriptionId: number, actor = anna) =>
    world.as(actor).call(deletePrescription, { input: { prescriptionId } })

  test('removes a draft and leaves a trace', async () => {
    const { id } = await drafted(world)
    expect((await remove(id)).body).toEqual({ deleted: true })
    expect(await storedRows(world, id)).toEqual([])
    expect(await eventsOf(world, id)).toEqual(['created', 'deleted'])
    expect((await remove(id)).errors).toEqual({ prescriptionId: 'IPS001010' })
  })

  test('of what runs is refused', async () => {
    expect((await remove((await running()).id)).errors).toEqual({ prescriptionId: 'IPS001006' })
  })

  test('of a waiting successor gives the one before back its own end', async () => {
    const run = await running()
    const startDate = run.period.end.add({ days: 1 }).toString()
    const { body } = await world.as(anna).call(renewPrescription, { input: { prescriptionId: run.id, startDate } })
    expect((await remove(body.prescriptionId)).status).toBe(200)
    const again = await world.as(anna).call(renewPrescription, { input: { prescriptionId: run.id, startDate } })
    expect(again.status).toBe(200)
  })

  test('in somebody else’s area is refused', async () => {
    const nils = await prescriberWith(world, 'deletes.catheters', ['PrescriberCatheter'])
    expect((await remove((await drafted(world)).id, nils)).errors).toEqual({ prescriptionId: 'COM001002' })
  })
})

test('the last prescription of an area is the one that was made last; there may be none', async () => {
  const run = await running()
  const last = (careRecipientId: number, therapyArea: 'Incontinence' | 'Catheter') =>
    world.as(anna).call(readLastPrescription, { input: { careRecipientId, therapyArea } })
  expect((await last(run.patient.id, 'Incontinence')).body.prescription?.prescriptionId).toBe(run.id)
  expect((await last(run.patient.id, 'Catheter')).body.prescription).toBeNull()
})
