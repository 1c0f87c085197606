import { printCalendar } from '@omsorg/contract/planning/print/print-calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEntry, todayOf } from '../../../testing/examples/planning.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const print = (span: 'Day' | 'Week' | 'Month', careRecipientId: number, who = nurse) =>
  world.as(who).call(printCalendar, {
    params: { span, careRecipientId, date: todayOf(world).toString() },
    headers: { 'accept-language': 'sv' },
  })

test.each(['Day', 'Week', 'Month'] as const)(
  'the plan of a %s comes as a PDF, and its person is logged as seen (O-7-192, O-7-193, O-7-194)',
  async (span) => {
    const { careRecipientId } = await newEntry(world, { periods: { morning: 'Före frukost' } })
    const answer = await print(span, careRecipientId)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.text.slice(0, 5)).toBe('%PDF-')
    const { rows } = await world.owner.query(
      'select from omsorg.access_log where action = $1 and care_recipient_id = $2',
      [printCalendar.name, careRecipientId],
    )
    expect(rows).toHaveLength(1)
  },
)

test('a day that nobody plans has no plan to print', async () => {
  const { careRecipientId } = await newEntry(world)
  const params = { span: 'Month', careRecipientId, date: '9999-12-31' } as const
  expect((await world.as(nurse).call(printCalendar, { params })).status).toBe(404)
})

test('the plan of a person out of reach is not there', async () => {
  expect((await print('Week', world.care.ofNeighbour.id)).status).toBe(404)
})
