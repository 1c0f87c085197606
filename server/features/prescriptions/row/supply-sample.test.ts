import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../platform/database.ts'
import { createLog } from '../../../platform/log.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { newPatient, prescribe, storedRows } from '../../../testing/prescriptions.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { supplySample } from './supply-sample.ts'

let world: World
let database: Database
beforeAll(async () => {
  world = await openWorld()
  database = openDatabase({ url: world.config.databaseUrl, role: 'omsorg_jobs', connections: 1 })
})
afterAll(async () => {
  await database.close()
  await world.close()
})

/** The job, to its end: what it leaves in the log above information, and what it counts. */
async function sample() {
  const lines: string[] = []
  const metrics = createMetrics(() => 0)
  const log = createLog('warn', (line) => lines.push(line))
  const signal = new AbortController().signal
  await supplySample({ database, log, metrics }).carryOut({}, { id: '1', attempt: 1, lastAttempt: true, signal })
  const counted = [
    ...(await metrics.read()).matchAll(/^omsorg_sampled_total\{kind="row-supply",outcome="(\w+)"\} (\d+)/gm),
  ]
  const counts = Object.fromEntries(counted.map(([, outcome = '', count]) => [outcome, Number(count)]))
  return { warned: lines.map((line): unknown => JSON.parse(line)), counts }
}

async function newPrescription() {
  const patient = await newPatient(world)
  const { id } = await prescribe(world, patient)
  const [row] = await storedRows(world, id)
  return { patient, rowId: row?.id ?? 0 }
}

test('the supply that is kept of everybody is what the rules make of their orders', async () => {
  await newPrescription()
  const { warned, counts } = await sample()
  expect(warned).toEqual([])
  expect(counts).toEqual({ right: expect.any(Number), mended: 0, wrong: 0 })
  expect(counts['right']).toBeGreaterThan(3)
})

test.each([
  ['has another day', 'update omsorg.row_supply set runs_out_on = $2 where prescription_row_id = $1', ['2026-01-01']],
  ['has another draw', 'update omsorg.row_supply set draws = 1 where prescription_row_id = $1', []],
  ['has another status', 'update omsorg.row_supply set row_status = 3 where prescription_row_id = $1', []],
  ['is missing', 'delete from omsorg.row_supply where prescription_row_id = $1', []],
])('a row that %s is mended, and the log names the person by the id', async (_, damage, values) => {
  const { patient, rowId } = await newPrescription()
  await world.owner.query(damage, [rowId, ...values])
  const found = await sample()
  expect(found.warned).toMatchObject([{ status: 'mended', applied: 1, careRecipientIds: String(patient.id) }])
  expect(found.counts).toMatchObject({ mended: 1, wrong: 0 })
  expect((await sample()).warned).toEqual([])
})

test('what settling does not mend is told apart', async () => {
  const { patient, rowId } = await newPrescription()
  await world.owner.query(
    `create or replace function omsorg.settle_supply(p_care_recipient_id integer) returns void language plpgsql as 'begin end'`,
  )
  await world.owner.query('update omsorg.row_supply set draws = 1 where prescription_row_id = $1', [rowId])
  expect((await sample()).warned).toMatchObject([{ status: 'wrong', careRecipientIds: String(patient.id) }])
})
