import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { hasActivePrescriptions } from '@omsorg/contract/prescriptions/prescription/has-active-prescriptions.ts'
import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { batchRenewRows } from '@omsorg/contract/prescriptions/row/batch-renew-rows.ts'
import { closePrescription } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adjustableClock } from '../../../testing/clock.ts'
import {
  eventsOf,
  newPatient,
  prescribe,
  storedPrescription,
  storedAdditions,
  storedRows,
  todayOf,
} from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { askForDayChange } from './day-change.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld({ clock: adjustableClock() })
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

let turned = 0
/** So many midnights later, or back. */
function turnDays(days: number): void {
  world.clock.turn({ hours: days * 24 })
  turned += days
}
afterEach(() => turnDays(-turned))

const within = { timeout: 15_000, interval: 30 }

/** The job, to its end. */
async function changeDay(): Promise<void> {
  await askForDayChange(world.database)
  await expect.poll(world.jobsLeft, within).toBe(0)
}

async function fresh(given: Parameters<typeof prescribe>[2] = {}) {
  const patient = await newPatient(world)
  const prescription = await prescribe(world, patient, given)
  const [row, other] = prescription.rows
  if (!row) throw new Error('a prescription has no rows')
  return { patient, id: prescription.id, row, other: other ?? row, period: prescription.period }
}

/** Ends in so many days, counted from today. */
const endingIn = (days: number) => ({
  start: todayOf(world)
    .add({ days: days + 1 })
    .subtract({ months: 12 }),
})

const renewAfter = (prescriptionId: number, end: Temporal.PlainDate) =>
  world.as(anna).call(renewPrescription, {
    input: { prescriptionId, startDate: end.add({ days: 1 }).toString() },
  })

describe('the change of day', () => {
  test('begins what was confirmed for today, and not what nobody has confirmed', async () => {
    const tomorrow = todayOf(world).add({ days: 1 })
    const waiting = await fresh({ status: 1, start: tomorrow })
    const draft = await fresh({ status: 1, confirmed: false, start: tomorrow })
    await changeDay()
    expect(await storedPrescription(world, waiting.id)).toMatchObject({ status: 1 })

    turnDays(1)
    await changeDay()
    expect(await storedPrescription(world, waiting.id)).toMatchObject({ status: 2 })
    expect(await storedRows(world, waiting.id)).toMatchObject([{ status: 2 }, { status: 2 }])
    expect(await eventsOf(world, waiting.id)).toEqual(['created', 'started'])
    expect(await storedPrescription(world, draft.id)).toMatchObject({ status: 1 })
  })

  test('lets a successor take over on the day after the old end, without a day between', async () => {
    const { id, period } = await fresh(endingIn(1))
    const { body } = await renewAfter(id, period.end)
    turnDays(1)
    await changeDay()
    expect(await storedPrescription(world, id)).toMatchObject({ status: 2 })
    turnDays(1)
    await changeDay()
    expect(await storedPrescription(world, id)).toMatchObject({ status: 5, effective_end_date: null })
    expect(await storedRows(world, id)).toMatchObject([{ status: 4 }, { status: 4 }])
    expect(await storedPrescription(world, body.prescriptionId)).toMatchObject({ status: 2 })
  })

  test('leaves what the successor did not take over finished, so that it can still be renewed', async () => {
    const { id, row, other, period } = await fresh(endingIn(1))
    const startDate = period.end.add({ days: 1 }).toString()
    await world.as(anna).call(batchRenewRows, { input: { prescriptionRowIds: [row.id], startDate } })
    turnDays(2)
    await changeDay()
    expect(await storedPrescription(world, id)).toMatchObject({ status: 3 })
    expect(await storedRows(world, id)).toMatchObject([
      { id: row.id, status: 4 },
      { id: other.id, status: 2 },
    ])
    const twoDaysLater = await world.signIn(world.people.prescriber)
    const later = await world.as(twoDaysLater).call(batchRenewRows, { input: { prescriptionRowIds: [other.id] } })
    expect(later.status).toBe(200)
    expect(await storedPrescription(world, id)).toMatchObject({ status: 5 })
  })

  test('begins a successor although somebody closed the prescription that it follows', async () => {
    const { id, period } = await fresh(endingIn(1))
    const { body } = await renewAfter(id, period.end)
    const { row_version: rowVersion } = await storedPrescription(world, id)
    await world.as(anna).call(closePrescription, { input: { prescriptionId: id, rowVersion } })
    turnDays(2)
    await changeDay()
    expect(await storedPrescription(world, body.prescriptionId)).toMatchObject({ status: 2 })
    expect(await storedPrescription(world, id)).toMatchObject({ status: 5 })
  })

  test('finishes what has ended, and asks for renewal of what soon will', async () => {
    const ended = await fresh(endingIn(-1))
    const soon = await fresh(endingIn(30))
    const later = await fresh(endingIn(31))
    await changeDay()
    expect(await storedPrescription(world, ended.id)).toMatchObject({ status: 3 })
    expect(await storedPrescription(world, soon.id)).toMatchObject({ status: 4 })
    expect(await storedPrescription(world, later.id)).toMatchObject({ status: 2 })
  })

  test('expires additions after their last day, open or used', async () => {
    const today = todayOf(world).toString()
    const opened = { extraPackages: 5, openedAt: world.clock.now(), startDate: today, endDate: today }
    const used = { ...opened, status: 2 as const, endedAt: world.clock.now() }
    const { pad, pants } = world.home.products
    const { row, other } = await fresh({
      rows: [
        { product: pad, additions: [opened] },
        { product: pants, additions: [used] },
      ],
    })
    await changeDay()
    expect(await storedAdditions(world, row.id)).toMatchObject([{ status: 1 }])
    turnDays(1)
    await changeDay()
    expect(await storedAdditions(world, row.id)).toMatchObject([{ status: 3 }])
    expect(await storedAdditions(world, other.id)).toMatchObject([{ status: 3 }])
  })

  test('may run twice: the second time nothing happens', async () => {
    const waiting = await fresh({ status: 1, start: todayOf(world).add({ days: 1 }) })
    const ending = await fresh(endingIn(0))
    turnDays(1)
    await changeDay()
    const before = await Promise.all([waiting.id, ending.id].map((id) => eventsOf(world, id)))
    await changeDay()
    expect(await Promise.all([waiting.id, ending.id].map((id) => eventsOf(world, id)))).toEqual(before)
  })

  test('passes over whoever cannot be changed, and comes back to her', async () => {
    const stuck = await fresh(endingIn(-1))
    const ended = await fresh(endingIn(-1))
    await world.owner.query(
      `create function omsorg.refuse_in_test() returns trigger language plpgsql as $$
       begin
         if new.id = ${stuck.id} then raise exception 'refused in a test'; end if;
         return new;
       end $$;
       create trigger refuse_in_test before update on omsorg.prescription
         for each row execute function omsorg.refuse_in_test()`,
    )
    await askForDayChange(world.database)
    await expect.poll(async () => (await storedPrescription(world, ended.id)).status, within).toBe(3)
    expect(await storedPrescription(world, stuck.id)).toMatchObject({ status: 2 })
    await world.owner.query('drop function omsorg.refuse_in_test cascade')
    await changeDay()
    expect(await storedPrescription(world, stuck.id)).toMatchObject({ status: 3 })
  })

  test('is made up for when the server starts', async () => {
    const ended = await fresh(endingIn(-1))
    await world.restart()
    await expect.poll(async () => (await storedPrescription(world, ended.id)).status, within).toBe(3)
  })
})

describe('before the job has come to a person', () => {
  /** Signs in anew: no session lasts over a night. */
  const looked = async (careRecipientId: number) => {
    const reader = await world.signIn(world.people.prescriber)
    const { body } = await world.as(reader).call(searchPrescriptions, { input: { careRecipientId } })
    return body.entities.map(({ prescriptionId, status }) => [prescriptionId, status])
  }

  test('her renewal serves from the first minute of its day', async () => {
    const { patient, id, period } = await fresh(endingIn(0))
    const { body: renewed } = await renewAfter(id, period.end)
    turnDays(1)
    expect(await looked(patient.id)).toEqual([[renewed.prescriptionId, 'active']])
    expect(await storedPrescription(world, id)).toMatchObject({ status: 5, effective_end_date: null })
    expect(await storedRows(world, renewed.prescriptionId)).toMatchObject([{ status: 2 }, { status: 2 }])
  })

  test('the first of ten who look at once begins it, and all meet it on her page and among her products', async () => {
    const { patient, id } = await fresh({ status: 1, start: todayOf(world).add({ days: 1 }) })
    turnDays(1)
    const reader = await world.signIn(world.people.prescriber)
    const pages = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        if (index % 2 === 0) return (await looked(patient.id)).flat()
        const { body } = await world.as(reader).call(readCareRecipient, { params: { id: patient.id } })
        return body.settings.areas.flatMap(({ prescription }) =>
          prescription === 'active' ? [body.orderableItems] : [],
        )
      }),
    )
    expect(pages).toEqual(pages.map((_, index) => (index % 2 === 0 ? [id, 'active'] : [2])))
    expect(await eventsOf(world, id)).toEqual(['created', 'started'])
  })

  test('what has ended is finished for whoever looks, also at its history', async () => {
    const { patient, id } = await fresh(endingIn(-1))
    const { body } = await world.as(anna).call(readHistoryItem, { input: { prescriptionId: id } })
    expect(body).toMatchObject({ status: 'finished' })
    expect(body.rows).toHaveLength(2)
    expect(await looked(patient.id)).toEqual([])
  })

  test('what nobody has confirmed does not begin, however often it is looked at', async () => {
    const { patient, id } = await fresh({ status: 1, confirmed: false, start: todayOf(world).subtract({ days: 1 }) })
    expect(await looked(patient.id)).toEqual([[id, 'preliminary']])
  })
})

test('whether somebody has a prescription is judged by the date, before it was written down (O-7-28)', async () => {
  const asked = async (careRecipientId: number) => {
    const { rows } = await world.owner.query<{ guid: string }>(
      'select care_recipient_guid as guid from omsorg.care_recipient where id = $1',
      [careRecipientId],
    )
    const params = { careRecipientGuid: rows[0]?.guid ?? '' }
    const { body } = await world.as(anna).call(hasActivePrescriptions, { params })
    return body.hasActivePrescriptions
  }
  const ended = await fresh(endingIn(-1))
  expect(await asked(ended.patient.id)).toBe(false)
  const running = await fresh()
  expect(await asked(running.patient.id)).toBe(true)
  const waiting = await fresh({ status: 1, start: todayOf(world).add({ days: 1 }) })
  expect(await asked(waiting.patient.id)).toBe(false)
  expect(await asked((await newPatient(world)).id)).toBe(false)
})
