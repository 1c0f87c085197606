import { countStock } from '@omsorg/contract/prescriptions/stock/count-stock.ts'
import { listStock } from '@omsorg/contract/prescriptions/stock/list-stock.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replaced, rowNow, supplyIsAsRebuilt } from '../../../testing/customer-service/replacements.ts'
import { drawFrom, furtherProduct, runningFor, type Running } from '../../../testing/prescribing.ts'
import { newPatient, prescribe, storedRows, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let erik: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  erik = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

type Made = Awaited<ReturnType<typeof furtherProduct>>

let old: Made
let following: Made
beforeEach(async () => {
  old = await furtherProduct(world, 'A', { itemsPerPackage: 28 })
  following = await furtherProduct(world, 'A', { itemsPerPackage: 30 })
})

/** Four a day, four times fourteen packages. */
const rowOf = (product: Made) => ({
  product,
  consumption: { amount: '4', period: consumptionPeriod.day },
  withdrawals: 4,
  packagesPerWithdrawal: 14,
})
const withOld = (): Promise<Running> => runningFor(world, { rows: [rowOf(old)] })
const inDays = (days: number) => todayOf(world).add({ days }).toString()

/** The day that the lists go by. */
async function keptOf(rowId: number): Promise<string | null> {
  const { rows } = await world.owner.query<{ runs_out_on: string | null }>(
    'select runs_out_on::text from omsorg.row_supply where prescription_row_id = $1',
    [rowId],
  )
  return rows[0]?.runs_out_on ?? null
}

async function atHome(careRecipientId: number, rowId: number) {
  const { body } = await world.as(anna).call(listStock, { params: { careRecipientId } })
  return body.rows.find((row) => row.prescriptionRowId === rowId)
}

/** What the lists say, what the arithmetic says and what a rebuild says are the same day. */
async function runsOut({ id }: { readonly id: number }, rowId: number): Promise<string | null> {
  const kept = await keptOf(rowId)
  expect((await atHome(id, rowId))?.runsOutOn ?? null).toBe(kept)
  await supplyIsAsRebuilt(world)
  return kept
}

describe('what was drawn of an item counts, in pieces, for the rows of the item that took its place (rules 3.12)', () => {
  test('also when the prescription is renewed after it', async () => {
    const running = await withOld()
    await drawFrom(world, anna, running, 10)
    await replaced(world, erik, { from: old, to: following })
    const renewed = await world.as(anna).call(renewPrescription, { input: { prescriptionId: running.id } })
    expect(renewed.status).toBe(200)
    const [row] = await storedRows(world, renewed.body.prescriptionId)
    expect(row).toMatchObject({ item_number: following.itemNumber })
    // Ten packages of 28 at four a day.
    expect(await runsOut(running.patient, row?.id ?? 0)).toBe(inDays(70))
  })

  test('also where the prescription held the new item already', async () => {
    const patient = await newPatient(world)
    const made = await prescribe(world, patient, { rows: [rowOf(old), rowOf(following)] })
    const [first, holder] = made.rows
    if (!first || !holder) throw new Error('a prescription has two rows')
    await drawFrom(world, anna, { ...made, patient, row: first }, 10)
    expect(await replaced(world, erik, { from: old, to: following })).toMatchObject({ rowsMerged: 1 })
    expect(await runsOut(patient, holder.id)).toBe(inDays(70))
  })

  test('also when it is replaced again, and for nobody else', async () => {
    const [running, other] = [await withOld(), await runningFor(world, { rows: [rowOf(following)] })]
    await drawFrom(world, anna, running, 10)
    await replaced(world, erik, { from: old, to: following })
    const last = await furtherProduct(world, 'A', { itemsPerPackage: 14 })
    await replaced(world, erik, { from: following, to: last })
    expect(await rowNow(world, other.row.id)).toMatchObject({ item_number: last.itemNumber })
    const renewed = await world.as(anna).call(renewPrescription, { input: { prescriptionId: running.id } })
    const [row] = await storedRows(world, renewed.body.prescriptionId)
    expect(await runsOut(running.patient, row?.id ?? 0)).toBe(inDays(70))
    expect(await runsOut(other.patient, other.row.id)).toBeNull()
  })

  test('and what was counted of it is still at home, until somebody counts again or takes it back', async () => {
    const running = await withOld()
    await drawFrom(world, anna, running, 10)
    const count = (pieces: number | null, seenCountId: number | null) =>
      world.as(anna).call(countStock, { input: { prescriptionRowId: running.row.id, pieces, seenCountId } })
    const counted = await count(40, null)
    await replaced(world, erik, { from: old, to: following })
    expect(await runsOut(running.patient, running.row.id)).toBe(inDays(10))
    const { countId } = counted.body
    expect(await atHome(running.patient.id, running.row.id)).toMatchObject({ count: { countId, pieces: 40 } })
    const again = await count(20, countId)
    expect([again.status, await runsOut(running.patient, running.row.id)]).toEqual([200, inDays(5)])
    expect((await count(null, again.body.countId)).status).toBe(200)
    expect(await runsOut(running.patient, running.row.id)).toBe(inDays(70))
  })

  test('replaced a second time, it is kept once', async () => {
    const running = await withOld()
    await replaced(world, erik, { from: old, to: following })
    await replaced(world, erik, { from: old, to: following })
    const { rows } = await world.owner.query(
      'select item_number, former_item_number from omsorg.former_item where care_recipient_id = $1',
      [running.patient.id],
    )
    expect(rows).toEqual([{ item_number: following.itemNumber, former_item_number: old.itemNumber }])
  })
})
