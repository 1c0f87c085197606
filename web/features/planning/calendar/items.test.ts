import type { CalendarEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import { expect, test } from 'vitest'
import { itemsOf, rowsOf } from './items.ts'

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
  days: ['2026-11-23', '2026-11-24'],
  by: null,
  on: '2026-11-20T08:00:00Z',
  rowVersion: 1,
  ...more,
})
const shown = (entries: readonly CalendarEntry[]) =>
  rowsOf(itemsOf({ entries: [...entries], computed: [] })).map((item) => `${item.day} ${item.entry?.calendarEntryId}`)

test('in a table what comes every day is one row until its last day, and none without an end', () => {
  expect(shown([entry(1, {}), entry(2, { end: '2026-11-24' })])).toEqual(['2026-11-23 2'])
})

test('what comes again otherwise has a row on each of its days, by day and time', () => {
  const late = entry(1, { interval: 2, timeOfDay: '21:00' })
  const early = entry(2, { recurrence: 'weekly', timeOfDay: '07:30', days: ['2026-11-24'] })
  expect(shown([late, early])).toEqual(['2026-11-23 1', '2026-11-24 2', '2026-11-24 1'])
})
