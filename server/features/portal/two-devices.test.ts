import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { readPortalDiary } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import { sendPortalEntries } from '@omsorg/contract/portal/diary/send-portal-entries.ts'
import { sendEntries } from '@omsorg/contract/investigations/diary/send-entries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningDiary } from '../../testing/portal/examples.ts'
import { openHolder, portalAccountOf } from '../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

type Entry = CallOf<typeof sendPortalEntries>['input']['entries'][number]

let world: World
let diaryId: number
let devices: readonly SignedIn[]
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  const { id } = world.care.ordinary
  const account = await portalAccountOf(world, { careRecipientId: id })
  devices = [await openHolder(world, account, id), await openHolder(world, account, id)]
  nurse = await world.signIn(world.people.prescriber)
  diaryId = await runningDiary(world)
})
afterAll(() => world.close())

const minutesAgo = (minutes: number) => world.clock.now().subtract({ minutes }).toString()
const entry = (at: number, wet: number, changed = at, entryId: string = crypto.randomUUID()): Entry => ({
  entryId,
  at: minutesAgo(at),
  wet,
  dry: 100,
  changedOn: minutesAgo(changed),
})

function send(device: SignedIn, entries: readonly Entry[]) {
  const input = { careRecipientId: world.care.ordinary.id, diaryId, entries: [...entries] }
  return world.as(device).call(sendPortalEntries, { input })
}

test('what two devices wrote without a line is there once, whatever came twice, late, in halves and at once', async () => {
  const [first, second] = devices
  if (!first || !second) throw new Error('two devices are needed')
  // Twenty of each, and five that both have: the device that changed one later says what stands.
  const ofFirst = Array.from({ length: 20 }, (_, index) => entry(1_000 - index * 10, 200 + index))
  const ofSecond = Array.from({ length: 20 }, (_, index) => entry(995 - index * 10, 300 + index))
  const shared = Array.from({ length: 5 }, (_, index) => entry(600 - index * 10, 150 + index))
  const changedOnFirst = shared.map((each, index) => ({ ...each, wet: 400 + index, changedOn: minutesAgo(60) }))
  const changedOnSecond = shared.map((each, index) => ({ ...each, wet: 500 + index, changedOn: minutesAgo(30) }))
  const removed = { ...(ofFirst[0] ?? entry(1_000, 200)), removed: true, changedOn: minutesAgo(20) }

  const answers = await Promise.all([
    send(first, shared),
    send(first, ofFirst.slice(0, 12)),
    send(second, changedOnSecond),
    send(second, ofSecond),
    send(first, ofFirst),
    send(first, changedOnFirst),
    send(second, [removed]),
    send(second, ofSecond.slice(5)),
    // The nurse writes in the same diary meanwhile, of the same change too.
    world.as(nurse).call(sendEntries, { input: { diaryId, entries: [...ofSecond.slice(0, 3), ...shared] } }),
    send(first, ofFirst),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))

  const { body } = await world.as(first).call(readPortalDiary, { params: { careRecipientId: world.care.ordinary.id } })
  const wets = new Map(body.diary?.entries.map(({ entryId, wet }) => [entryId, wet]))
  const expected = new Map(
    [...ofFirst.slice(1), ...ofSecond, ...changedOnSecond].map(({ entryId, wet }) => [entryId, wet]),
  )
  expect([...wets].toSorted()).toEqual([...expected].toSorted())
  const { rows } = await world.owner.query(
    'select count(*)::int as written, count(*) filter (where removed)::int as removed from omsorg.leakage_diary_entry where leakage_diary_id = $1',
    [diaryId],
  )
  expect(rows).toEqual([{ written: 45, removed: 1 }])
})

test('a device whose answer was lost is told of each change what became of it, and nothing is kept twice', async () => {
  const [device] = devices
  if (!device) throw new Error('a device is needed')
  const written = [entry(300, 210), entry(290, 220), entry(280, 90)]
  const outcomes = async () => (await send(device, written)).body.outcomes.map(({ outcome }) => outcome)
  expect(await outcomes()).toEqual(['kept', 'kept', 'wet-below-dry'])
  expect(await outcomes()).toEqual(['older', 'older', 'wet-below-dry'])
})

test('what was written while the diary went on comes after its end too, and what was written later is told to be outside', async () => {
  const [device] = devices
  if (!device) throw new Error('a device is needed')
  await world.owner.query('update omsorg.leakage_diary set ended_at = $2 where id = $1', [diaryId, minutesAgo(120)])
  const { body } = await send(device, [entry(200, 230), entry(100, 240)])
  expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['kept', 'outside-diary'])
})
