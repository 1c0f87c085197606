import { batchCloseRows } from '@omsorg/contract/prescriptions/row/batch-close-rows.ts'
import { closePrescription } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOf, newPatient, prescribe, storedPrescription, storedRows } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const fifty = Array.from({ length: 50 })
const closed = { prescription: 5, row: 4 } as const

async function fresh() {
  const { id, rows } = await prescribe(world, await newPatient(world), {})
  return { id, rowIds: rows.map((row) => row.id) }
}

const close = (prescriptionId: number) =>
  world.as(anna).call(closePrescription, { input: { prescriptionId, rowVersion: 1 } })
const carriedOut = (answers: readonly { readonly status: number }[]) =>
  answers.filter(({ status }) => status === 200).length
const failed = (answers: readonly { readonly status: number }[]) => answers.filter(({ status }) => status >= 500)

test('a prescription that fifty close at once is closed once', async () => {
  const { id } = await fresh()
  const answers = await Promise.all(fifty.map(() => close(id)))
  expect([carriedOut(answers), failed(answers)]).toEqual([1, []])
  expect((await eventsOf(world, id)).filter((event) => event === 'closed')).toHaveLength(1)
})

test('a row that fifty close at once, alone or among others, is closed once', async () => {
  const { id, rowIds } = await fresh()
  const [prescriptionRowId = 0] = rowIds
  const answers = await Promise.all(
    fifty.map((_, index) =>
      index % 2 === 0
        ? world.as(anna).call(closeRow, { input: { prescriptionId: id, prescriptionRowId, rowVersion: 1 } })
        : world.as(anna).call(batchCloseRows, { input: { prescriptionRowIds: [prescriptionRowId] } }),
    ),
  )
  expect([carriedOut(answers), failed(answers)]).toEqual([1, []])
  expect((await eventsOf(world, id)).filter((event) => event === 'row-closed')).toHaveLength(1)
})

test('rows of two prescriptions that are closed at once in either order never wait for each other for good', async () => {
  const patient = await newPatient(world)
  const [one, other] = [await prescribe(world, patient, {}), await prescribe(world, patient, {})]
  const ids = [...one.rows, ...other.rows].map((row) => row.id)
  const answers = await Promise.all(
    fifty.map((_, index) =>
      world.as(anna).call(batchCloseRows, { input: { prescriptionRowIds: index % 2 === 0 ? ids : ids.toReversed() } }),
    ),
  )
  expect([carriedOut(answers), failed(answers)]).toEqual([1, []])
  expect((await storedPrescription(world, one.id))?.['status']).toBe(closed.prescription)
})

test('what is renewed and closed at once is either followed or ended, and its rows are closed once', async () => {
  const { id } = await fresh()
  const answers = await Promise.all([
    ...fifty.slice(25).map(() => close(id)),
    ...fifty.slice(25).map(() => world.as(anna).call(renewPrescription, { input: { prescriptionId: id } })),
  ])
  expect([carriedOut(answers), failed(answers)]).toEqual([1, []])
  expect((await storedRows(world, id)).map((row) => row.status)).toEqual([closed.row, closed.row])
})
