import { deleteEntry } from '@omsorg/contract/planning/entry/delete-entry.ts'
import { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { upsertEntry } from '@omsorg/contract/planning/entry/upsert-entry.ts'
import { listPlanChanges } from '@omsorg/contract/planning/history/list-plan-changes.ts'
import { restoreEntry } from '@omsorg/contract/planning/history/restore-entry.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { todayOf } from '../../../testing/examples/planning.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const inDays = (days: number) => todayOf(world).add({ days }).toString()
const weekly = { recurrence: 'weekly', interval: 1, timeOfDay: '10:00', text: 'Uppföljning' } as const

async function newSeries() {
  const { id: careRecipientId } = await newPerson(world)
  const { body } = await world.as(nurse).call(upsertEntry, {
    input: { careRecipientId, ...weekly, start: inDays(1), end: inDays(22) },
  })
  return { careRecipientId, calendarEntryId: body.calendarEntryId }
}
const daysOf = async (careRecipientId: number) => {
  const { body } = await world.as(nurse).call(getCalendar, {
    input: { careRecipientId, from: inDays(0), to: inDays(30) },
  })
  return body.entries.flatMap(({ days }) => days).toSorted()
}
const remove = async (id: number, query: object = {}) => {
  const { body } = await world.as(nurse).call(deleteEntry, { params: { id }, query })
  return body.calendarEventId
}
const restore = (calendarEventId: number, actor = nurse) =>
  world.as(actor).call(restoreEntry, { input: { calendarEventId } })
const historyOf = async (careRecipientId: number, calendarEntryId: number | null = null) => {
  const { body } = await world.as(nurse).call(listPlanChanges, { input: { careRecipientId, calendarEntryId } })
  return body.entities
}

describe('a removal is taken back', () => {
  test.each([
    ['of one day', () => ({ day: inDays(8), scope: 'one' })],
    ['of a day and all that follow', () => ({ day: inDays(8), scope: 'following' })],
    ['of all of it', () => ({ day: inDays(1), scope: 'following' })],
  ])('%s', async (_rule, query) => {
    const { careRecipientId, calendarEntryId } = await newSeries()
    const before = await daysOf(careRecipientId)
    const removal = await remove(calendarEntryId, query())
    expect(await daysOf(careRecipientId)).not.toEqual(before)
    expect((await restore(removal)).body.calendarEntryId).toBe(calendarEntryId)
    expect(await daysOf(careRecipientId)).toEqual(before)
  })

  test('once, whoever does it and however many at a time', async () => {
    const colleague = await world.signIn(world.people.colleague)
    const { careRecipientId, calendarEntryId } = await newSeries()
    const before = await daysOf(careRecipientId)
    const removal = await remove(calendarEntryId)
    const both = await Promise.all([restore(removal), restore(removal, colleague)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await restore(removal)).errors).toEqual({ 'changed-since': 'COM001001' })
    expect(await daysOf(careRecipientId)).toEqual(before)
  })

  test('not when the entry was changed since', async () => {
    const { careRecipientId, calendarEntryId } = await newSeries()
    const first = await remove(calendarEntryId, { day: inDays(8), scope: 'one' })
    await remove(calendarEntryId, { day: inDays(15), scope: 'one' })
    expect((await restore(first)).errors).toEqual({ 'changed-since': 'COM001001' })
    expect(await daysOf(careRecipientId)).toEqual([inDays(1), inDays(22)])
  })

  test('not of another client, and nothing that was no removal', async () => {
    const { ofNeighbour, ordinary } = world.care
    for (const each of [ofNeighbour.calendarEventId, ordinary.calendarEventId, 2_000_000_000])
      expect((await restore(each)).errors).toEqual({ calendarEventId: 'COM001001' })
  })
})

describe('what was done to a plan', () => {
  test('stands with who, when, and how it was before and after', async () => {
    const { careRecipientId, calendarEntryId } = await newSeries()
    const change = { ...weekly, start: inDays(8), timeOfDay: '13:30', day: inDays(8), scope: 'one' as const }
    await world.as(nurse).call(upsertEntry, { input: { careRecipientId, calendarEntryId, ...change } })
    const [changed, planned] = await historyOf(careRecipientId, calendarEntryId)
    expect(changed).toMatchObject({
      event: 'changed',
      day: inDays(8),
      scope: 'one',
      former: { timeOfDay: '10:00', recurrence: 'weekly' },
      entry: { timeOfDay: '13:30', recurrence: 'once' },
    })
    expect(planned).toMatchObject({ event: 'planned', former: null, day: null })
    expect(planned?.by?.name).toBeTruthy()
  })

  test('is told of a divided entry as of one plan, and of the person also where nothing stays', async () => {
    const { careRecipientId, calendarEntryId } = await newSeries()
    const { body } = await world.as(nurse).call(upsertEntry, {
      input: { careRecipientId, calendarEntryId, ...weekly, text: 'Urinprov', start: inDays(8), day: inDays(8) },
    })
    const events = async (id: number | null) => (await historyOf(careRecipientId, id)).map(({ event }) => event)
    expect(await events(body.calendarEntryId)).toEqual(['changed', 'planned'])
    await remove(calendarEntryId)
    expect(await events(null)).toEqual(['removed', 'changed', 'planned'])
    const [removal] = await historyOf(careRecipientId)
    expect(removal?.canBeTakenBack).toBe(true)
  })
})
