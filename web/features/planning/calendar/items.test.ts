import type { CalendarEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import { expect, test } from 'vitest'
import { isEveryDay, itemsOf, rowsOf } from './items.ts'

const entry = (calendarEntryId: number, more: Partial<CalendarEntry>): CalendarEntry => ({
  calendarEntryId,
  therapyArea: 'Catheter',
  itemNumber: null,
  itemName: null,
  text: `Post ${calendarEntryId}`,
  start: '2026-11-23',
  end: null,
  timeOfDay: null,
  recurrence: 'daily',
  interval: 1,
  periods: [],
  days: [],
  by: null,
  on: '2026-11-20T08:00:00Z',
  rowVersion: 1,
  ...more,
})
const week = Array.from({ length: 7 }, (_, days) => `2026-11-${23 + days}`)
const days = week.map((day) => Temporal.PlainDate.from(day))
const without = (...taken: readonly string[]) => week.filter((day) => !taken.includes(day))
const fills = (more: Partial<CalendarEntry>) => isEveryDay(entry(1, more), days)
const shown = (...entries: readonly CalendarEntry[]) =>
  rowsOf(itemsOf({ entries, computed: [] }), days).map(({ day, entry: of, until }) =>
    [day, of?.calendarEntryId, until].filter(Boolean).join(' '),
  )

test('every day is said only of days that are full of it, whether it ends after them or never', () => {
  expect([fills({ days: week }), fills({ days: week, end: '2026-12-24' })]).toEqual([true, true])
  expect(fills({ days: week, recurrence: 'weekly' })).toBe(false)
  expect(fills({ days: week, interval: 2 })).toBe(false)
})

test.each([
  ['begins among them', { start: '2026-11-27', days: week.slice(4) }],
  ['ends among them', { end: '2026-11-26', days: week.slice(0, 4) }],
  ['was taken out of one', { days: without('2026-11-25') }],
])('what %s stands on its own days', (_, more) => expect(fills(more)).toBe(false))

test('in a table what comes every day has no row, and else one for each run of its days', () => {
  expect(shown(entry(1, { days: week }))).toEqual([])
  expect(shown(entry(1, { days: week.slice(4) }))).toEqual(['2026-11-27 1 2026-11-29'])
  const taken = entry(1, { days: without('2026-11-25', '2026-11-27') })
  expect(shown(taken)).toEqual(['2026-11-23 1 2026-11-24', '2026-11-26 1', '2026-11-28 1 2026-11-29'])
})

test('what comes again otherwise has a row on each of its days, by day and time', () => {
  const late = entry(1, { interval: 2, timeOfDay: '21:00', days: ['2026-11-23', '2026-11-24'] })
  const early = entry(2, { recurrence: 'weekly', timeOfDay: '07:30', days: ['2026-11-24'] })
  expect(shown(late, early)).toEqual(['2026-11-23 1', '2026-11-24 2', '2026-11-24 1'])
})
