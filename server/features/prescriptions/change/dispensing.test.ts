import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { updateDispense } from '@omsorg/contract/prescriptions/change/update-dispense.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  draftPrescription,
  drawFrom,
  furtherProduct,
  runningFor,
  settingsOfTest,
  type Running,
  type SettingsOfTest,
} from '../../../testing/prescribing.ts'
import { eventsOf, storedPrescription } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let dispenser: SignedIn
let settings: SettingsOfTest
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  dispenser = await world.signIn(world.people.colleague)
  settings = settingsOfTest(world)
})
afterEach(() => settings.takeBack())
afterAll(() => world.close())

type Rows = CallOf<typeof updateDispense>['input']['rows']

const dispense = async (run: Pick<Running, 'id'>, rows: Rows, more: { rowVersion?: number } = {}) => {
  const { row_version: rowVersion } = await storedPrescription(world, run.id)
  return world.as(dispenser).call(updateDispense, { input: { prescriptionId: run.id, rowVersion, rows, ...more } })
}

/** A running prescription of one dispense item, four withdrawals of fourteen packages. */
async function dispensed() {
  const product = await furtherProduct(world, 'D')
  const run = await runningFor(world, { rows: [{ product, withdrawals: 4, packagesPerWithdrawal: 14 }] })
  return { ...run, prescriptionRowId: run.row.id }
}

describe('a dispense handler', () => {
  test('changes quantities and notes of dispense items, never below what was drawn (O-7-16)', async () => {
    const run = await dispensed()
    await drawFrom(world, anna, run, 14)
    const { prescriptionRowId } = run
    const { body } = await dispense(run, [
      { prescriptionRowId, withdrawals: 5, packagesPerWithdrawal: 10, note: 'Delas ut' },
    ])
    expect(body.rows).toMatchObject([
      { withdrawalsRemaining: 4, packagesPerWithdrawal: 10, note: 'Delas ut', intervalDays: 73 },
    ])
    expect(await eventsOf(world, run.id)).toEqual(['created', 'dispense-updated'])
    expect((await dispense(run, [{ prescriptionRowId, withdrawals: 1, packagesPerWithdrawal: 10 }])).errors).toEqual({
      'rows[0].packagesPerWithdrawal': 'IPS001016',
    })
    await drawFrom(world, anna, run, 10)
    expect((await dispense(run, [{ prescriptionRowId, withdrawals: 1, packagesPerWithdrawal: 99 }])).errors).toEqual({
      'rows[0].withdrawals': 'IPS001015',
    })
  })

  test.each([
    ['no withdrawal', { withdrawals: 0 }, { 'rows[0].withdrawals': 'IPS001015' }],
    ['more withdrawals than the setting allows', { withdrawals: 13 }, { 'rows[0].withdrawals': 'IPS001015' }],
    ['no packages', { packagesPerWithdrawal: 0 }, { 'rows[0].packagesPerWithdrawal': 'IPS001022' }],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, { 'rows[0].note': 'COM001001' }],
    [
      'a flavour that is none of the item',
      { flavors: [{ itemNumber: 'x', packages: 14 }] },
      { 'rows[0].flavors[0].itemNumber': 'COM001001' },
    ],
  ])('is refused %s', async (_what, change, errors) => {
    const run = await dispensed()
    const { prescriptionRowId } = run
    expect((await dispense(run, [{ prescriptionRowId, ...change }])).errors).toEqual(errors)
    expect((await storedPrescription(world, run.id)).row_version).toBe(1)
  })

  test('touches no other item', async () => {
    const run = await runningFor(world)
    expect((await dispense(run, [{ prescriptionRowId: run.row.id, note: 'x' }])).errors).toEqual({
      'rows[0].prescriptionRowId': 'COM001001',
    })
  })

  test('names rows of the prescription that are open, each once, and one at least', async () => {
    const run = await dispensed()
    const { prescriptionRowId } = run
    const note = 'x'
    expect((await dispense(run, [])).errors).toEqual({ rows: 'IPS001018' })
    const twice = [
      { prescriptionRowId, note },
      { prescriptionRowId, note },
    ]
    expect((await dispense(run, twice)).errors).toEqual({ 'rows[1].prescriptionRowId': 'IPS001013' })
    const elsewhere = (await dispensed()).prescriptionRowId
    expect((await dispense(run, [{ prescriptionRowId: elsewhere, note }])).errors).toEqual({
      'rows[0].prescriptionRowId': 'IPS001011',
    })
    await world.owner.query('update omsorg.prescription_row set status = 4, closed_at = now() where id = $1', [
      prescriptionRowId,
    ])
    expect((await dispense(run, [{ prescriptionRowId, note }])).errors).toEqual({
      'rows[0].prescriptionRowId': 'IPS001006',
    })
  })

  test('shares a dispense item out over its flavours, which keep adding up', async () => {
    const taste = (flavor: string) => furtherProduct(world, 'D', { groupNumber: 'G-dispense', flavor })
    const [vanilla, berry] = [await taste('Vanilla'), await taste('Berry')]
    const run = await runningFor(world, { rows: [{ product: vanilla, withdrawals: 4, packagesPerWithdrawal: 14 }] })
    const { id: prescriptionRowId } = run.row
    const split = (one: number, other: number) => [
      { itemNumber: vanilla.itemNumber, packages: one },
      { itemNumber: berry.itemNumber, packages: other },
    ]
    const { body } = await dispense(run, [{ prescriptionRowId, flavors: split(10, 4) }])
    expect(body.rows[0]?.flavors.map((flavor) => flavor.packages).toSorted((a, b) => a - b)).toEqual([4, 10])
    // Other packages need another split: the one that stands does not add up any more.
    expect((await dispense(run, [{ prescriptionRowId, packagesPerWithdrawal: 15 }])).errors).toEqual({
      'rows[0].flavors': 'COM001001',
    })
    const both = { prescriptionRowId, packagesPerWithdrawal: 15, flavors: split(10, 5) }
    expect((await dispense(run, [both])).status).toBe(200)
    const strange = [{ itemNumber: world.home.products.pad.itemNumber, packages: 15 }]
    expect((await dispense(run, [{ prescriptionRowId, flavors: strange }])).errors).toEqual({
      'rows[0].flavors[0].itemNumber': 'COM001001',
    })
  })

  test('changes what runs, by the version that was read', async () => {
    const run = await dispensed()
    const { prescriptionRowId } = run
    const rows = [{ prescriptionRowId, note: 'x' }]
    const late = await dispense(run, rows, { rowVersion: 99 })
    expect([late.status, late.errors]).toEqual([409, { stale: 'CONFLICT_STALE' }])
    const draft = await draftPrescription(world)
    const ofDraft = await dispense(draft, [{ prescriptionRowId: draft.row.id, note: 'x' }])
    expect(ofDraft.errors).toEqual({ prescriptionId: 'IPS001006' })
  })

  test('does nothing where dispense items or notes are not used', async () => {
    const run = await dispensed()
    const rows = [{ prescriptionRowId: run.prescriptionRowId, note: 'x' }]
    await settings.column('note_enabled', 'false')
    expect((await dispense(run, rows)).errors).toEqual({ 'rows[0].note': 'COM001001' })
    await settings.column('dispense_allowed', 'false')
    expect((await dispense(run, rows)).errors).toEqual({ 'prescribing-not-allowed': 'IPS001001' })
  })
})
