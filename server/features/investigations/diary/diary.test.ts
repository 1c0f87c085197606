import { endDiary } from '@omsorg/contract/investigations/diary/end-diary.ts'
import { readDiary } from '@omsorg/contract/investigations/diary/read-diary.ts'
import { sendEntries } from '@omsorg/contract/investigations/diary/send-entries.ts'
import { startDiary } from '@omsorg/contract/investigations/diary/start-diary.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { newDiary } from '../../../testing/examples/investigations.ts'
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

const ago = (hours: number) =>
  world.clock
    .now()
    .subtract({ minutes: Math.round(hours * 60) })
    .toString()
const weighed = (
  hours: number,
  wet: number,
  more: { entryId?: string; removed?: boolean; changedOn?: string } = {},
) => ({
  entryId: crypto.randomUUID(),
  at: ago(hours),
  wet,
  dry: 92,
  changedOn: ago(hours),
  ...more,
})
type Entry = ReturnType<typeof weighed>

const send = (diaryId: number, entries: Entry[], actor = nurse) =>
  world.as(actor).call(sendEntries, { input: { diaryId, entries } })
const outcomes = async (diaryId: number, entries: Entry[], actor = nurse) =>
  (await send(diaryId, entries, actor)).body.outcomes.map(({ outcome }) => outcome)
const volumesOf = async (careRecipientId: number) => {
  const { body } = await world.as(nurse).call(readDiary, { params: { careRecipientId } })
  return body.diary?.entries.map(({ volume }) => volume)
}

describe('a leakage diary', () => {
  test('is started once, however many start it', async () => {
    const { id } = await newPerson(world)
    const start = () => world.as(nurse).call(startDiary, { input: { careRecipientId: id } })
    const answers = await Promise.all(Array.from({ length: 10 }, start))
    expect(new Set(answers.map(({ body }) => body.diaryId)).size).toBe(1)
  })

  test('ends before 48 hours with a reason alone, and once', async () => {
    const { diaryId } = await newDiary(world)
    const end = (reason: string) => world.as(nurse).call(endDiary, { input: { diaryId, reason } })
    expect((await end(' ')).errors).toEqual({ reason: 'COM001003' })
    const both = await Promise.all([end('Till sjukhus'), end('Åker hem')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('ends without one when 48 hours were measured', async () => {
    const { diaryId } = await newDiary(world, 50)
    await send(diaryId, [weighed(1.5, 300)])
    expect((await world.as(nurse).call(endDiary, { input: { diaryId } })).status).toBe(200)
  })
})

describe('the changes of a diary', () => {
  test('that two phones send, twice and at once, are there once', async () => {
    const { careRecipientId, diaryId } = await newDiary(world)
    const changes = [weighed(20, 212), weighed(16, 312), weighed(9, 192)]
    const sent = [nurse, colleague, nurse, colleague].map((actor) => send(diaryId, changes, actor))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await volumesOf(careRecipientId)).toEqual([120, 220, 100])
  })

  test('that come late take their place by the time at which they were written down', async () => {
    const { careRecipientId, diaryId } = await newDiary(world)
    await send(diaryId, [weighed(5, 192)])
    await send(diaryId, [weighed(10, 292)], colleague)
    expect(await volumesOf(careRecipientId)).toEqual([200, 100])
  })

  test('stand in their later version, whichever comes first', async () => {
    const { careRecipientId, diaryId } = await newDiary(world)
    const first = weighed(10, 212)
    const later = { ...first, wet: 222, changedOn: ago(8) }
    expect(await outcomes(diaryId, [later])).toEqual(['kept'])
    expect(await outcomes(diaryId, [first], colleague)).toEqual(['older'])
    expect(await volumesOf(careRecipientId)).toEqual([130])
    expect(await outcomes(diaryId, [{ ...first, removed: true, changedOn: ago(7) }])).toEqual(['kept'])
    expect(await outcomes(diaryId, [later])).toEqual(['older'])
    expect(await volumesOf(careRecipientId)).toEqual([])
  })

  test('are judged each for itself: a wrong one keeps no other back', async () => {
    const { careRecipientId, diaryId } = await newDiary(world)
    const changes = [weighed(10, 91), weighed(9, 192), weighed(40, 192), weighed(-2, 192)]
    expect(await outcomes(diaryId, changes)).toEqual(['wet-below-dry', 'kept', 'outside-diary', 'outside-diary'])
    expect(await volumesOf(careRecipientId)).toEqual([100])
  })

  test('are taken after its end when they were made before it', async () => {
    const { careRecipientId, diaryId } = await newDiary(world)
    await world.as(nurse).call(endDiary, { input: { diaryId, reason: 'Åker hem' } })
    expect(await outcomes(diaryId, [weighed(2, 192)], colleague)).toEqual(['kept'])
    expect(await volumesOf(careRecipientId)).toEqual([100])
  })

  test('of one diary are not those of another with the same ids', async () => {
    const [mine, other] = [await newDiary(world), await newDiary(world)]
    const change = weighed(5, 192)
    expect(await outcomes(mine.diaryId, [change])).toEqual(['kept'])
    expect(await outcomes(other.diaryId, [change])).toEqual(['kept'])
  })

  test('of a diary out of reach are refused like those of none', async () => {
    const stranger = await send(world.care.ofNeighbour.diaryId, [weighed(2, 192)])
    const missing = await send(2_000_000_000, [weighed(2, 192)])
    expect(stranger.errors).toEqual({ diaryId: 'COM001001' })
    expect(stranger.text).toBe(missing.text)
  })
})

test('a change by a clock that no place on earth has is refused at its field', async () => {
  const { diaryId } = await newDiary(world)
  const entry = { ...weighed(1, 500), at: '2026-11-20T08:00:00+23:59' }
  const { status, errors } = await send(diaryId, [entry])
  expect([status, errors]).toEqual([400, { 'entries[0].at': 'COM001001' }])
})
