import { softUpdatePrescription } from '@omsorg/contract/prescriptions/soft-update.ts'
import { updateDispense } from '@omsorg/contract/prescriptions/update-dispense.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drafted, drawFrom, furtherProduct, runningFor, takeFees, type Running } from '../../../testing/prescribing.ts'
import { stored } from '../../../testing/prescriptions.ts'
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

describe('a soft update', () => {
  type Soft = CallOf<typeof softUpdatePrescription>['input']
  const soften = async (run: Pick<Running, 'id'>, more: Partial<Soft>) => {
    const { row_version: rowVersion } = await stored(world, run.id)
    return world.as(anna).call(softUpdatePrescription, { input: { prescriptionId: run.id, rowVersion, ...more } })
  }

  test('changes notes, invoice area and fee, and touches no withdrawal', async () => {
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
    const run = await runningFor(world, { rows: [{ product, withdrawals: 4, packagesPerWithdrawal: 14 }] })
    await drawFrom(world, anna, run, 14)
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
    const run = await runningFor(world)
    expect((await dispense(run, [{ prescriptionRowId: run.row.id, note: 'x' }])).errors).toEqual({
      'rows[0].prescriptionRowId': 'COM001001',
    })
  })
})
