import { deleteEntry } from '@omsorg/contract/planning/entry/delete-entry.ts'
import { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { savePeriodDescription } from '@omsorg/contract/planning/entry/save-period-description.ts'
import { upsertEntry } from '@omsorg/contract/planning/entry/upsert-entry.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { newEntry, todayOf } from '../../../testing/examples/planning.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  colleague = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

const inDays = (days: number) => todayOf(world).add({ days }).toString()

const read = (careRecipientId: number, from = inDays(-5), to = inDays(30), actor = nurse) =>
  world.as(actor).call(getCalendar, { input: { careRecipientId, from, to } })

/** What stands on which days, counted from today. */
async function planOf(careRecipientId: number): Promise<string[]> {
  const { body } = await read(careRecipientId)
  const counted = (day: string) =>
    todayOf(world).until(Temporal.PlainDate.from(day), { largestUnit: 'days' }).days.toString()
  return body.entries
    .map(({ text, timeOfDay, days }) => `${timeOfDay ?? ''} ${text}: ${days.map(counted).join(' ')}`.trim())
    .toSorted()
}

const weekly = { recurrence: 'weekly', interval: 1, timeOfDay: '10:00', text: 'Uppföljning' } as const
type Entry = Parameters<typeof planned>[1]
async function planned(careRecipientId: number, more: object = {}, key?: string) {
  return world.as(nurse).call(upsertEntry, {
    input: { careRecipientId, ...weekly, start: inDays(1), end: inDays(22), ...more },
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  })
}
async function newSeries(more: Entry = {}) {
  const { id } = await newPerson(world)
  const { body } = await planned(id, more)
  return { careRecipientId: id, calendarEntryId: body.calendarEntryId, rowVersion: body.rowVersion }
}
const change = (series: Awaited<ReturnType<typeof newSeries>>, more: object, actor = nurse) =>
  world.as(actor).call(upsertEntry, {
    input: { ...series, ...weekly, start: inDays(8), end: inDays(22), day: inDays(8), ...more },
  })

describe('an entry of the plan (O-7-156, O-7-157)', () => {
  test('comes on its days, with its product, its time and who planned it', async () => {
    const { careRecipientId } = await newSeries({ itemNumber: world.home.products.catheter.itemNumber })
    const { body } = await read(careRecipientId)
    expect(body.entries).toMatchObject([
      {
        therapyArea: 'Catheter',
        timeOfDay: '10:00',
        recurrence: 'weekly',
        itemName: world.home.products.catheter.name,
      },
    ])
    expect(body.entries[0]?.by?.name).toBeTruthy()
    expect(await planOf(careRecipientId)).toEqual(['10:00 Uppföljning: 1 8 15 22'])
  })

  test('is planned once, however often it is sent', async () => {
    const { id } = await newPerson(world)
    const key = crypto.randomUUID()
    const answers = [await planned(id, {}, key), await planned(id, {}, key)]
    expect(new Set(answers.map(({ body }) => body.calendarEntryId)).size).toBe(1)
    expect(await planOf(id)).toHaveLength(1)
  })

  test('without an end comes as far ahead as one looks', async () => {
    const { careRecipientId } = await newSeries({ end: null, recurrence: 'daily' })
    const far = todayOf(world).add({ years: 49 })
    const { body } = await read(careRecipientId, far.toString(), far.add({ days: 30 }).toString())
    expect(body.entries[0]?.days).toHaveLength(31)
  })

  test.each([
    [{ start: '2020-01-01', end: null }, { start: 'COM001001' }],
    [{ end: '2020-01-01' }, { end: 'COM001001' }],
    [{ itemNumber: 'finns-inte' }, { itemNumber: 'COM001001' }],
    [{ start: '2026-02-30' }, { start: 'COM001001' }],
    [{ timeOfDay: '24:00' }, { timeOfDay: 'COM001001' }],
    [{ text: '  ' }, { text: 'COM001003' }],
    [{ interval: 0 }, { interval: 'COM001001' }],
  ])('is refused where it cannot be: %o', async (more, errors) => {
    const { id } = await newPerson(world)
    const answer = await planned(id, more)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.errors ?? {})).toEqual(Object.keys(errors))
    expect(await planOf(id)).toEqual([])
  })

  test('of a person out of reach is neither read nor planned', async () => {
    const { ofNeighbour } = world.care
    expect((await read(ofNeighbour.id)).errors).toEqual({ careRecipientId: 'CRS003003' })
    expect((await planned(ofNeighbour.id)).errors).toEqual({ careRecipientId: 'CRS003003' })
    const of = (id: number) => world.as(nurse).call(deleteEntry, { params: { id }, query: {} })
    const [foreign, missing] = [await of(ofNeighbour.calendarEntryId), await of(2_000_000_000)]
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  })

  test('of one person is not changed as another’s', async () => {
    const series = await newSeries()
    const { id } = await newPerson(world)
    const answer = await change({ ...series, careRecipientId: id }, { text: 'Fel person' })
    expect(answer.errors).toEqual({ calendarEntryId: 'COM001001' })
  })

  test('is looked for in a range that begins before it ends and is not endless', async () => {
    const { id } = await newPerson(world)
    expect((await read(id, inDays(1), inDays(0))).errors).toEqual({ to: 'COM001001' })
    expect((await read(id, inDays(0), inDays(69))).status).toBe(200)
    expect((await read(id, inDays(0), inDays(70))).errors).toEqual({ to: 'COM001001' })
    expect((await read(id, '0001-01-01', '9999-12-31')).errors).toEqual({ to: 'COM001001' })
  })
})

describe('a change (O-3-98)', () => {
  test('of one day leaves the others as they are', async () => {
    const series = await newSeries()
    expect((await change(series, { scope: 'one', timeOfDay: '13:30', start: inDays(9) })).status).toBe(200)
    expect(await planOf(series.careRecipientId)).toEqual(['10:00 Uppföljning: 1 15 22', '13:30 Uppföljning: 9'])
  })

  test('of all that follow leaves what comes before', async () => {
    const series = await newSeries()
    await change(series, { scope: 'following', text: 'Urinprov' })
    expect(await planOf(series.careRecipientId)).toEqual(['10:00 Uppföljning: 1', '10:00 Urinprov: 8 15 22'])
  })

  test('of all from the first day on keeps the entry itself', async () => {
    const series = await newSeries()
    const { body } = await change(series, { day: inDays(1), start: inDays(2), end: inDays(16) })
    expect(body.calendarEntryId).toBe(series.calendarEntryId)
    expect(await planOf(series.careRecipientId)).toEqual(['10:00 Uppföljning: 2 9 16'])
  })

  test('of all that follow, from an earlier first day on, plans no day twice', async () => {
    const series = await newSeries({ end: inDays(29) })
    await change(series, { day: inDays(22), start: inDays(8), end: inDays(29), scope: 'following' })
    expect(await planOf(series.careRecipientId)).toEqual(['10:00 Uppföljning: 1', '10:00 Uppföljning: 8 15 22 29'])
  })

  test('of all that follow, from an earlier first day on, leaves out what was taken out', async () => {
    const series = await newSeries({ end: inDays(29) })
    const { careRecipientId, calendarEntryId: id } = series
    await world.as(nurse).call(deleteEntry, { params: { id }, query: { day: inDays(15), scope: 'one' } })
    const changed = { rowVersion: 2, day: inDays(22), start: inDays(8), end: inDays(29), scope: 'following' }
    expect((await change({ ...series, ...changed }, changed)).status).toBe(200)
    expect(await planOf(careRecipientId)).toEqual(['10:00 Uppföljning: 1', '10:00 Uppföljning: 8 22 29'])
  })

  test('never touches a day that has been', async () => {
    const { careRecipientId, calendarEntryId } = await newEntry(world)
    const series = { careRecipientId, calendarEntryId, rowVersion: 1 }
    const past = await change(series, { day: inDays(-1), start: inDays(1) })
    expect(past.errors).toEqual({ day: 'COM001001' })
    await change(series, { day: null, start: inDays(0), end: inDays(2), recurrence: 'daily', timeOfDay: null })
    expect(await planOf(careRecipientId)).toEqual(['Byt skydd: -3 -2 -1', 'Uppföljning: 0 1 2'])
  })

  test('of a day on which it does not come is refused', async () => {
    expect((await change(await newSeries(), { day: inDays(9) })).errors).toEqual({ day: 'COM001001' })
  })

  test('that two make at once is made by one, and the other reads what stands now', async () => {
    const series = await newSeries()
    const both = await Promise.all([
      change(series, { day: inDays(1), start: inDays(1), text: 'Urinprov' }),
      change(series, { day: inDays(1), start: inDays(1), text: 'Blodprov' }, colleague),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [plan] = await planOf(series.careRecipientId)
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.text).toContain(plan?.includes('Urinprov') ? 'Urinprov' : 'Blodprov')
  })
})

describe('a removal (O-7-158)', () => {
  const remove = (id: number, query: object = {}) => world.as(nurse).call(deleteEntry, { params: { id }, query })

  test('of one day takes that day out', async () => {
    const { careRecipientId, calendarEntryId } = await newSeries()
    await remove(calendarEntryId, { day: inDays(8), scope: 'one' })
    expect(await planOf(careRecipientId)).toEqual(['10:00 Uppföljning: 1 15 22'])
  })

  test('of a day and all that follow ends the series before it', async () => {
    const { careRecipientId, calendarEntryId } = await newSeries()
    await remove(calendarEntryId, { day: inDays(15), scope: 'following' })
    expect(await planOf(careRecipientId)).toEqual(['10:00 Uppföljning: 1 8'])
  })

  test('without a day keeps what has been and takes what is to come', async () => {
    const { careRecipientId, calendarEntryId } = await newEntry(world)
    await remove(calendarEntryId)
    expect(await planOf(careRecipientId)).toEqual(['Byt skydd: -3 -2 -1'])
    expect((await remove(calendarEntryId)).errors).toEqual({ day: 'COM001001' })
  })

  test('of a version that somebody has changed is refused', async () => {
    const series = await newSeries()
    await change(series, { day: inDays(1), start: inDays(1) }, colleague)
    expect((await remove(series.calendarEntryId, { rowVersion: 1 })).status).toBe(409)
  })

  test('that is sent twice takes one day', async () => {
    const { careRecipientId, calendarEntryId } = await newSeries()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const send = () =>
      world.as(nurse).call(deleteEntry, { params: { id: calendarEntryId }, query: { scope: 'one' }, headers })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect(await planOf(careRecipientId)).toEqual(['10:00 Uppföljning: 8 15 22'])
  })
})

describe('the text of a part of the day (O-7-159)', () => {
  const describeIt = (calendarEntryId: number, description: string, more: object = {}) =>
    world.as(nurse).call(savePeriodDescription, {
      input: { calendarEntryId, period: 'morning', description, ...more },
    })
  const textsOf = async (careRecipientId: number) =>
    (await read(careRecipientId)).body.entries.map(({ periods }) => periods.map(({ description }) => description))

  test('stands in the calendar, is changed and taken away', async () => {
    const { careRecipientId, calendarEntryId } = await newSeries()
    await describeIt(calendarEntryId, 'Före frukost')
    expect(await textsOf(careRecipientId)).toEqual([['Före frukost']])
    await describeIt(calendarEntryId, '  ')
    expect(await textsOf(careRecipientId)).toEqual([[]])
  })

  test('of days that have been stays as it was', async () => {
    const { careRecipientId, calendarEntryId } = await newEntry(world, { periods: { morning: 'Efter frukost' } })
    await describeIt(calendarEntryId, 'Före frukost')
    expect((await textsOf(careRecipientId)).toSorted()).toEqual([['Efter frukost'], ['Före frukost']])
  })
})

test.each([
  ['9999-12-01', '9999-12-31', 'range-too-long'],
  ['0001-01-01', '0001-01-31', 'range-too-long'],
  ['2026-12-31', '2026-12-01', 'ends-before-start'],
  ['2026-01-01', '2026-12-31', 'range-too-long'],
])('days that nobody looks at together, %s to %s, are refused: %s', async (from, to, refusal) => {
  const { careRecipientId } = await newEntry(world)
  const { status, text } = await read(careRecipientId, from, to)
  expect([status, (JSON.parse(text) as { refusal: string }).refusal]).toEqual([400, refusal])
})
