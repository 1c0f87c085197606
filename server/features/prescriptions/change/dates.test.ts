import { changeApplicabilityDate } from '@omsorg/contract/prescriptions/change/change-applicability-date.ts'
import { deletePrescription } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { readLastPrescription } from '@omsorg/contract/prescriptions/prescription/read-last-prescription.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftPrescription, runningFor, type Running } from '../../../testing/prescribing.ts'
import {
  eventsOf,
  prescribe,
  prescriberWith,
  storedPrescription,
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

describe('the dates', () => {
  const move = async (run: Pick<Running, 'id'>, startDate: string, endDate: string | null) => {
    const { row_version: rowVersion } = await storedPrescription(world, run.id)
    return world
      .as(anna)
      .call(changeApplicabilityDate, { input: { prescriptionId: run.id, rowVersion, startDate, endDate } })
  }

  test('of what runs end later or earlier, and never before today (O-7-27)', async () => {
    const run = await runningFor(world)
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
    const run = await runningFor(world)
    const start = run.period.start.toString()
    const near = await move(run, start, todayOf(world).add({ days: 20 }).toString())
    expect(near.errors).toEqual({ endDate: 'IPS001014' })
    await world.owner.query('update omsorg.prescription_row set calculation_period = 1 where id = $1', [run.row.id])
    expect((await move(run, start, todayOf(world).add({ days: 9 }).toString())).body.status).toBe('renew')
    expect((await move(run, start, todayOf(world).add({ days: 160 }).toString())).body.status).toBe('active')
  })

  test('of a confirmed successor, moved to today, start it and close the one before', async () => {
    const run = await runningFor(world)
    const startDate = run.period.end.add({ days: 1 }).toString()
    const renewed = await world.as(anna).call(renewPrescription, { input: { prescriptionId: run.id, startDate } })
    expect(renewed.status).toBe(200)
    const today = todayOf(world)
    const early = await move({ id: renewed.body.prescriptionId }, today.subtract({ days: 1 }).toString(), null)
    expect(early.errors).toEqual({ startDate: 'COM001001' })
    const end = today.add({ months: 12 }).subtract({ days: 1 }).toString()
    const { body } = await move({ id: renewed.body.prescriptionId }, today.toString(), end)
    expect(body).toMatchObject({ status: 'active', rows: [{ status: 'active' }] })
    expect(await storedPrescription(world, run.id)).toMatchObject({
      status: 5,
      effective_end_date: today.subtract({ days: 1 }).toString(),
    })
  })
})

describe('the dates of a draft', () => {
  const move = async (draft: Pick<Running, 'id'>, startDate: string, endDate: string | null, actor = anna) => {
    const { row_version: rowVersion } = await storedPrescription(world, draft.id)
    return world
      .as(actor)
      .call(changeApplicabilityDate, { input: { prescriptionId: draft.id, rowVersion, startDate, endDate } })
  }
  const from = (days: number) => todayOf(world).add({ days }).toString()

  test('move as a whole, from today to a year ahead, and it stays a draft while nobody has confirmed it (O-7-27)', async () => {
    const draft = await draftPrescription(world)
    const { body } = await move(draft, from(0), from(180))
    expect(body).toMatchObject({
      status: 'preliminary',
      startDate: from(0),
      endDate: from(180),
      rows: [{ intervalDays: 45 }, {}],
    })
    expect((await move(draft, from(-1), from(180))).errors).toEqual({ startDate: 'COM001001' })
    const aYear = todayOf(world).add({ months: 12 })
    expect((await move(draft, aYear.add({ days: 1 }).toString(), null)).errors).toEqual({ startDate: 'COM001001' })
    expect((await move(draft, aYear.toString(), aYear.add({ months: 6 }).toString())).status).toBe(200)
    expect((await storedPrescription(world, draft.id)).status).toBe(1)
  })

  test.each([
    ['that is missing (IPS001020)', null, 'IPS001020'],
    ['on the start (IPS001021)', 0, 'IPS001021'],
    ['before the start (IPS001021)', -1, 'IPS001021'],
    ['after more than twelve months', 366, 'COM001001'],
    ['that leaves no calculation period (IPS001014)', 40, 'IPS001014'],
  ] as const)('have no end %s', async (_what, days, code) => {
    const draft = await draftPrescription(world)
    const end = days === null ? null : from(days)
    expect((await move(draft, from(0), end)).errors).toEqual({ endDate: code })
  })

  test('hold a day for every withdrawal (IPS001015)', async () => {
    const draft = await draftPrescription(world)
    await world.owner.query('update omsorg.prescription_row set calculation_period = 1 where prescription_id = $1', [
      draft.id,
    ])
    expect((await move(draft, from(0), from(2))).errors).toEqual({ endDate: 'IPS001015' })
    expect((await move(draft, from(0), from(3))).status).toBe(200)
  })

  test('of what was confirmed do not begin beside the same that runs (IPS001013)', async () => {
    const run = await runningFor(world)
    const waiting = await prescribe(world, run.patient, { start: todayOf(world).add({ days: 10 }), status: 1 })
    expect((await move(waiting, from(0), from(180))).errors).toEqual({ startDate: 'IPS001013' })
    expect((await move(waiting, from(5), from(180))).status).toBe(200)
  })

  test('are moved by the version that was read, by whoever prescribes in the area, and not once it is closed', async () => {
    const draft = await draftPrescription(world)
    const nils = await prescriberWith(world, 'moves.catheters', ['PrescriberCatheter'])
    expect((await move(draft, from(0), from(180), nils)).errors).toEqual({ prescriptionId: 'COM001002' })
    const input = { prescriptionId: draft.id, rowVersion: 7, startDate: from(0), endDate: from(180) }
    expect((await world.as(anna).call(changeApplicabilityDate, { input })).errors).toEqual({ stale: 'CONFLICT_STALE' })
    const closed = await runningFor(world, { status: 5 })
    expect((await move(closed, closed.period.start.toString(), from(180))).errors).toEqual({
      prescriptionId: 'IPS001006',
    })
  })
})

describe('deleting', () => {
  const remove = (prescriptionId: number, actor = anna) =>
    world.as(actor).call(deletePrescription, { input: { prescriptionId } })

  test('removes a draft and leaves a trace (O-7-26)', async () => {
    const { id } = await draftPrescription(world)
    expect((await remove(id)).body).toEqual({ deleted: true })
    expect(await storedRows(world, id)).toEqual([])
    expect(await eventsOf(world, id)).toEqual(['created', 'deleted'])
    expect((await remove(id)).errors).toEqual({ prescriptionId: 'IPS001010' })
  })

  test('of what runs is refused (O-7-26)', async () => {
    expect((await remove((await runningFor(world)).id)).errors).toEqual({ prescriptionId: 'IPS001006' })
  })

  test('of a waiting successor gives the one before back its own end', async () => {
    const run = await runningFor(world)
    const startDate = run.period.end.add({ days: 1 }).toString()
    const { body } = await world.as(anna).call(renewPrescription, { input: { prescriptionId: run.id, startDate } })
    expect((await remove(body.prescriptionId)).status).toBe(200)
    const again = await world.as(anna).call(renewPrescription, { input: { prescriptionId: run.id, startDate } })
    expect(again.status).toBe(200)
  })

  test('in somebody else’s area is refused', async () => {
    const nils = await prescriberWith(world, 'deletes.catheters', ['PrescriberCatheter'])
    expect((await remove((await draftPrescription(world)).id, nils)).errors).toEqual({ prescriptionId: 'COM001002' })
  })
})

describe('the last prescription of an area (O-7-24)', () => {
  const last = async (
    careRecipientId: number,
    therapyArea: 'Incontinence' | 'Catheter' = 'Incontinence',
    by = anna,
  ) => {
    const { status, body } = await world.as(by).call(readLastPrescription, { input: { careRecipientId, therapyArea } })
    return status === 200 ? (body.prescription?.prescriptionId ?? null) : status
  }

  test('is the one that runs, where nothing came after it; another area has none', async () => {
    const run = await runningFor(world)
    expect([await last(run.patient.id), await last(run.patient.id, 'Catheter')]).toEqual([run.id, null])
  })

  test('is a successor from the day on which it is made, whenever it begins, and the one before once it is removed', async () => {
    const run = await runningFor(world)
    const startDate = run.period.end.add({ days: 1 }).toString()
    const { body } = await world.as(anna).call(renewPrescription, { input: { prescriptionId: run.id, startDate } })
    expect(await last(run.patient.id)).toBe(body.prescriptionId)
    await world.as(anna).call(deletePrescription, { input: { prescriptionId: body.prescriptionId } })
    expect(await last(run.patient.id)).toBe(run.id)
  })

  test('is none of another area that was made later, and an ended one where nothing runs', async () => {
    const run = await runningFor(world)
    const row = {
      consumption: { amount: '1', period: consumptionPeriod.day },
      withdrawals: 4,
      packagesPerWithdrawal: 4,
    }
    const catheters = await prescribe(world, run.patient, {
      start: todayOf(world),
      rows: [{ product: world.home.products.catheter, ...row }],
    })
    expect([await last(run.patient.id), await last(run.patient.id, 'Catheter')]).toEqual([run.id, catheters.id])
    await world.owner.query('update omsorg.prescription set status = $2 where id = $1', [
      run.id,
      prescriptionStatus.closed,
    ])
    expect(await last(run.patient.id)).toBe(run.id)
  })

  test('is shown with its rows as it stands, and of nobody out of reach', async () => {
    const run = await runningFor(world)
    const { body } = await world
      .as(anna)
      .call(readLastPrescription, { input: { careRecipientId: run.patient.id, therapyArea: 'Incontinence' } })
    expect(body).toMatchObject({
      careRecipientId: run.patient.id,
      prescription: { status: 'active', therapyArea: 'Incontinence', rows: [{ prescriptionRowId: run.row.id }] },
    })
    const stranger = await world.signIn(world.people.stranger)
    expect(await last(run.patient.id, 'Incontinence', stranger)).toBe(400)
  })
})
