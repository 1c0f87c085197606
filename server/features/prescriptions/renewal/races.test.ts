import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { batchRenewRows } from '@omsorg/contract/prescriptions/row/batch-renew-rows.ts'
import { closeAddition } from '@omsorg/contract/prescriptions/addition/close-addition.ts'
import { createAddition } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { updateAddition } from '@omsorg/contract/prescriptions/addition/update-addition.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowdOf } from '../../../testing/crowd.ts'
import { saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import {
  eventsOf,
  newPatient,
  prescribe,
  storedPrescription,
  storedAdditions,
  storedRows,
  todayOf,
  type Patient,
} from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { askForDayChange } from './day-change.ts'

let world: World
let anna: SignedIn
let crowd: SignedIn[]
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  crowd = await crowdOf(world, 50)
})
afterAll(() => world.close())

const fifty = Array.from({ length: 50 })

async function fresh(given: Parameters<typeof prescribe>[2] = {}) {
  const patient = await newPatient(world)
  const prescription = await prescribe(world, patient, given)
  const [row] = prescription.rows
  if (!row) throw new Error('a prescription has no rows')
  return { patient, id: prescription.id, row, period: prescription.period }
}

type Row = Awaited<ReturnType<typeof fresh>>['row']

const drafts = (patient: Patient, row: Row, actors: readonly SignedIn[], quantity = 14) =>
  Promise.all(
    actors.map((actor) =>
      saveOrder(world, actor, withdrawalOf({ ...world.care.ordinary, ...patient, row }, { quantity, row })),
    ),
  )

const confirm = (actor: SignedIn, { customerOrderId, rowVersion }: { customerOrderId: number; rowVersion: number }) =>
  world.as(actor).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })

/** Packages drawn from a row by placed orders. */
async function drawn(rowId: number): Promise<number> {
  const { rows } = await world.owner.query<{ packages: number }>(
    `select coalesce(sum(l.quantity), 0)::int as packages from omsorg.order_line l
     join omsorg.customer_order o on o.id = l.customer_order_id
     where l.prescription_row_id = $1 and o.state = 2 and not l.given_back`,
    [rowId],
  )
  return rows[0]?.packages ?? 0
}

const statusesOf = (answers: readonly { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other)

test('a prescription that is renewed fifty times at once has one successor', async () => {
  const { id } = await fresh()
  const answers = await Promise.all(
    fifty.map(() => world.as(anna).call(renewPrescription, { input: { prescriptionId: id } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(statusesOf(answers)).toEqual([200, 400])
  const { rows } = await world.owner.query('select id from omsorg.prescription where predecessor_id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('fifty who renew it from the day after its end at once leave one waiting successor', async () => {
  const { id, period } = await fresh()
  const startDate = period.end.add({ days: 1 }).toString()
  const answers = await Promise.all(
    fifty.map(() => world.as(anna).call(renewPrescription, { input: { prescriptionId: id, startDate } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ errors }) => Object.values(errors ?? {})))).toEqual(new Set(['IPS001012']))
})

test('fifty additions to one row at once leave one that is open', async () => {
  const { row } = await fresh()
  const today = todayOf(world).toString()
  const input = { prescriptionRowId: row.id, extraPackages: 1, startDate: today, endDate: today }
  const answers = await Promise.all(fifty.map(() => world.as(anna).call(createAddition, { input })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ errors }) => Object.values(errors ?? {})))).toEqual(new Set(['IPS005003']))
  expect(await storedAdditions(world, row.id)).toHaveLength(1)
})

test('fifty who renew its products one by one at once renew each of them once', async () => {
  const patient = await newPatient(world)
  const { id, rows } = await prescribe(world, patient)
  const answers = await Promise.all(
    fifty.map((_, index) => {
      const prescriptionRowIds = [rows[index % rows.length]?.id ?? 0]
      return world.as(anna).call(batchRenewRows, { input: { prescriptionRowIds } })
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(rows.length)
  const { rows: renewed } = await world.owner.query<{ item_number: string }>(
    `select r.item_number from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
     where p.predecessor_id = $1 order by r.item_number`,
    [id],
  )
  const items = rows.map((row) => row.product.itemNumber).toSorted()
  expect(renewed.map((row) => row.item_number)).toEqual(items)
  expect(await storedPrescription(world, id)).toMatchObject({ status: 5 })
})

test('fifty changes of one addition at once are one change, and fifty endings one ending (O-7-32, O-7-33)', async () => {
  const { id, row } = await fresh()
  const today = todayOf(world).toString()
  const dates = { startDate: today, endDate: today }
  const { body } = await world
    .as(anna)
    .call(createAddition, { input: { prescriptionRowId: row.id, extraPackages: 1, ...dates } })
  const changes = await Promise.all(
    fifty.map((_, index) =>
      world.as(anna).call(updateAddition, {
        input: { additionId: body.additionId, rowVersion: 1, extraPackages: index + 1, ...dates },
      }),
    ),
  )
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(statusesOf(changes)).toEqual([200, 409])
  const endings = await Promise.all(
    fifty.map(() => world.as(anna).call(closeAddition, { input: { additionId: body.additionId } })),
  )
  expect(endings.filter(({ status }) => status === 200)).toHaveLength(1)
  const events = await eventsOf(world, id)
  expect(events.filter((event) => event.startsWith('addition-'))).toEqual([
    'addition-created',
    'addition-updated',
    'addition-cancelled',
  ])
})

test('fifty who look in the first minute of a renewal see it run, and it has begun once', async () => {
  const patient = await newPatient(world)
  const old = await prescribe(world, patient, { start: todayOf(world).subtract({ months: 12 }) })
  const begins = { status: 1, start: old.period.end.add({ days: 1 }), predecessor: old } as const
  const waiting = await prescribe(world, patient, begins)
  const answers = await Promise.all(
    fifty.map(() => world.as(anna).call(searchPrescriptions, { input: { careRecipientId: patient.id } })),
  )
  const seen = answers.map(({ body }) => body.entities.map(({ prescriptionId, status }) => [prescriptionId, status]))
  expect(seen).toEqual(fifty.map(() => [[waiting.id, 'active']]))
  expect(await eventsOf(world, waiting.id)).toEqual(['created', 'started'])
})

test('the same key sent fifty times makes one renewal and one answer', async () => {
  const { id } = await fresh()
  const sent = { input: { prescriptionId: id }, idempotencyKey: `renew-fifty-times-${id}` }
  const answers = await Promise.all(fifty.map(() => world.as(anna).call(renewPrescription, sent)))
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1)
  const { rows } = await world.owner.query('select id from omsorg.prescription where predecessor_id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('who draws while a row is closed has drawn before it, or draws nothing', async () => {
  const { patient, id, row } = await fresh()
  const orders = await drafts(patient, row, crowd)
  const [closed, ...answers] = await Promise.all([
    world.as(anna).call(closeRow, { input: { prescriptionId: id, prescriptionRowId: row.id, rowVersion: 1 } }),
    ...crowd.map((actor, index) => confirm(actor, orders[index] ?? { customerOrderId: 0, rowVersion: 0 })),
  ])
  const agreed = answers.filter(({ status }) => status === 200).length
  expect(await drawn(row.id)).toBe(agreed * 14)
  expect(agreed).toBeLessThanOrEqual(4)
  // Nobody is thrown out by a deadlock, whichever came first.
  expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([])
  expect([200, 409]).toContain(closed?.status)
  const [state] = await storedRows(world, id)
  if (closed?.status === 200) expect(state?.status).toBe(4)
})

test('who draws while it is renewed draws from the old one, or from nothing', async () => {
  const { patient, id, row } = await fresh()
  const orders = await drafts(patient, row, crowd)
  const [renewed, ...answers] = await Promise.all([
    world.as(anna).call(renewPrescription, { input: { prescriptionId: id } }),
    ...crowd.map((actor, index) => confirm(actor, orders[index] ?? { customerOrderId: 0, rowVersion: 0 })),
  ])
  expect(renewed?.status).toBe(200)
  expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([])
  const agreed = answers.filter(({ status }) => status === 200).length
  expect(await drawn(row.id)).toBe(agreed * 14)
  expect(agreed).toBeLessThanOrEqual(4)
  expect(await storedPrescription(world, id)).toMatchObject({ status: 5 })
  expect((await storedRows(world, id)).every(({ status }) => status === 4)).toBe(true)
})

test('who draws while an addition is made never draws more than the row and its addition gave', async () => {
  const { patient, row } = await fresh({
    rows: [{ product: world.home.products.pad, withdrawals: 2, packagesPerWithdrawal: 3 }],
  })
  const orders = await drafts(patient, row, crowd, 3)
  const today = todayOf(world).toString()
  const input = { prescriptionRowId: row.id, extraPackages: 4, extraWithdrawals: 1, startDate: today, endDate: today }
  const [, ...answers] = await Promise.all([
    world.as(anna).call(createAddition, { input }),
    ...crowd.map((actor, index) => confirm(actor, orders[index] ?? { customerOrderId: 0, rowVersion: 0 })),
  ])
  expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([])
  expect(await drawn(row.id)).toBeLessThanOrEqual(2 * 3 + 3 + 4)
})

test('who draws while the day changes draws once from what is running', async () => {
  const { patient, id, row } = await fresh({ start: todayOf(world).add({ days: 1 }).subtract({ months: 12 }) })
  const orders = await drafts(patient, row, crowd)
  const work = Promise.all([askForDayChange(world.database), askForDayChange(world.database)])
  const answers = await Promise.all(
    crowd.map((actor, index) => confirm(actor, orders[index] ?? { customerOrderId: 0, rowVersion: 0 })),
  )
  await work
  await expect.poll(world.jobsLeft, { timeout: 15_000, interval: 30 }).toBe(0)
  expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(await drawn(row.id)).toBe(56)
  expect([2, 4]).toContain((await storedPrescription(world, id)).status)
})
