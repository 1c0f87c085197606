import { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  draftPrescription,
  drawFrom,
  furtherProduct,
  openArea,
  runningFor,
  settingsOfTest,
  takeFees,
  type Running,
  type SettingsOfTest,
} from '../../../testing/prescribing.ts'
import { eventsOf, prescriberWith, storedPrescription } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let settings: SettingsOfTest
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  settings = settingsOfTest(world)
})
afterEach(() => settings.takeBack())
afterAll(() => world.close())

describe('a soft update', () => {
  type Soft = CallOf<typeof softUpdatePrescription>['input']
  const soften = async (run: Pick<Running, 'id'>, more: Partial<Soft>, actor = anna) => {
    const { row_version: rowVersion } = await storedPrescription(world, run.id)
    return world.as(actor).call(softUpdatePrescription, { input: { prescriptionId: run.id, rowVersion, ...more } })
  }

  test('changes notes, invoice area and fee, and touches no withdrawal (O-7-17, O-4-06, O-4-55, O-3-33)', async () => {
    await takeFees(world)
    const run = await runningFor(world)
    await drawFrom(world, anna, run, 14)
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
    const run = await runningFor(world)
    const { id: prescriptionRowId } = run.row
    expect((await soften(await draftPrescription(world), {})).errors).toEqual({ prescriptionId: 'IPS001006' })
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

  test('gives a cut and its size, together or one after the other', async () => {
    await openArea(settings, 'Ostomy')
    const product = await furtherProduct(world, 'A', { area: 'Ostomy' })
    const run = await runningFor(world, {
      rows: [{ product, withdrawals: 4, packagesPerWithdrawal: 14 }],
    })
    const { id: prescriptionRowId } = run.row
    const cut = async (change: object) => {
      const { status, errors, body } = await soften(run, { rows: [{ prescriptionRowId, ...change }] })
      return status === 200 ? [body.rows[0]?.cutOption, body.rows[0]?.cutSize] : errors
    }
    expect(await cut({ cutOption: 'standard' })).toEqual({ 'rows[0].cutSize': 'IPS001019' })
    expect(await cut({ cutOption: 'standard', cutSize: 14 })).toEqual({ 'rows[0].cutSize': 'COM001001' })
    expect(await cut({ cutOption: 'standard', cutSize: 71 })).toEqual({ 'rows[0].cutSize': 'COM001001' })
    expect(await cut({ cutOption: 'standard', cutSize: 15 })).toEqual(['standard', 15])
    expect(await cut({ cutSize: 70 })).toEqual(['standard', 70])
    expect(await cut({ cutSize: null })).toEqual({ 'rows[0].cutSize': 'IPS001019' })
    expect(await cut({ note: 'Oförändrad' })).toEqual(['standard', 70])
    expect(await cut({ cutOption: 'individual' })).toEqual(['individual', null])
    expect(await cut({ cutOption: null })).toEqual([null, null])
  })

  test('names rows of the prescription that are open, each once', async () => {
    const run = await runningFor(world)
    const { id: prescriptionRowId } = run.row
    const twice = await soften(run, { rows: [{ prescriptionRowId }, { prescriptionRowId }] })
    expect(twice.errors).toEqual({ 'rows[1].prescriptionRowId': 'IPS001013' })
    const elsewhere = (await runningFor(world)).row.id
    const strange = await soften(run, { rows: [{ prescriptionRowId: elsewhere, note: 'x' }] })
    expect(strange.errors).toEqual({ 'rows[0].prescriptionRowId': 'IPS001011' })
    await world.owner.query('update omsorg.prescription_row set status = 4, closed_at = now() where id = $1', [
      prescriptionRowId,
    ])
    const closed = await soften(run, { rows: [{ prescriptionRowId, note: 'x' }] })
    expect(closed.errors).toEqual({ 'rows[0].prescriptionRowId': 'IPS001006' })
  })

  test('keeps to the settings: notes that are off, and an invoice area where one is asked for', async () => {
    const run = await runningFor(world)
    const { id: prescriptionRowId } = run.row
    await settings.column('invoice_area_required', 'true')
    expect((await soften(run, { rows: [{ prescriptionRowId, invoiceAreaId: null }] })).errors).toEqual({
      'rows[0].invoiceAreaId': 'COM001003',
    })
    await settings.column('note_enabled', 'false')
    expect((await soften(run, { note: 'x' })).errors).toEqual({ note: 'COM001001' })
    expect((await soften(run, { rows: [{ prescriptionRowId, note: 'x' }] })).errors).toEqual({
      'rows[0].note': 'COM001001',
    })
    // A note can be taken away where none may be written any more.
    expect((await soften(run, { note: '', rows: [{ prescriptionRowId, note: '' }] })).status).toBe(200)
  })

  test('has notes of 500 characters and none of 501 (O-9-05)', async () => {
    const run = await runningFor(world)
    const note = (length: number) => ({ note: 'å'.repeat(length) })
    expect((await soften(run, note(501))).errors).toEqual({ note: 'COM001001' })
    expect((await soften(run, note(500))).body.note).toHaveLength(500)
  })

  test('is made by the version that was read, by whoever prescribes in the area, and is told of', async () => {
    const run = await runningFor(world)
    const nils = await prescriberWith(world, 'softens.catheters', ['PrescriberCatheter'])
    expect((await soften(run, { note: 'x' }, nils)).errors).toEqual({ prescriptionId: 'COM001002' })
    const stale = await soften(run, { note: 'x', rowVersion: 9 })
    expect([stale.status, stale.errors]).toEqual([409, { stale: 'CONFLICT_STALE' }])
    const { body } = await soften(run, { note: 'x' })
    expect(body).toMatchObject({ rowVersion: 2, updatedBy: { name: 'Anna Ek', onBehalfOf: null } })
    expect(await eventsOf(world, run.id)).toEqual(['created', 'soft-updated'])
  })
})
