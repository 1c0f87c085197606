import type { CalendarEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { expect, test } from 'vitest'
import { textsOf } from '../all.ts'
import { planSheet } from './plan-sheet.ts'

/** Of the five weeks that a month shows. */
const daysFrom = (first: string) =>
  Array.from({ length: 35 }, (_, days) => Temporal.PlainDate.from('2026-11-16').add({ days }).toString()).filter(
    (day) => day >= first,
  )

const entry = (more: Partial<CalendarEntry>): CalendarEntry => ({
  calendarEntryId: 1,
  therapyArea: 'Catheter',
  itemNumber: null,
  itemName: 'Glidra Nelaton',
  text: 'Tappning',
  start: '2026-11-16',
  end: null,
  timeOfDay: '07:00',
  recurrence: 'daily',
  interval: 1,
  periods: [{ period: 'morning', description: 'Före frukost' }],
  days: daysFrom('2026-11-16'),
  by: null,
  on: '2026-11-16T08:00:00Z',
  rowVersion: 1,
  ...more,
})
const followUp = entry({ calendarEntryId: 2, text: 'Uppföljning', recurrence: 'once', days: ['2026-11-20'] })
const sheet = (span: 'Day' | 'Week' | 'Month', name: string | null = 'Holger Fjellman', daily = entry({})) =>
  planSheet(
    {
      planned: { entries: [daily, followUp], computed: [] },
      span,
      at: Temporal.PlainDate.from('2026-11-20'),
      name,
      clientName: 'Region Fjällviken',
      placeName: 'Solgläntan',
    },
    { t: textsOf('sv'), f: formatsFor({ locale: 'sv-SE', market: 10 }), by: 'Maja', now: '2026-11-20T09:42:00Z' },
  )
const textsIn = (rows: ReturnType<typeof sheet>['rows']) =>
  rows.flatMap((row) => row.flatMap((cell) => cell.map(({ text }) => text)))

test('a day is a list with time, action, product and what is said of the parts of the day', () => {
  const { rows, columns } = sheet('Day')
  expect([columns.length, rows.length]).toEqual([4, 2])
  expect(textsIn(rows)).toEqual(expect.arrayContaining(['Tappning', 'Glidra Nelaton', 'Morgon: Före frukost']))
})

test('a week has seven columns, a month five weeks, and what comes every day stands once above them', () => {
  const [week, month] = [sheet('Week'), sheet('Month')]
  expect([week.columns.length, week.rows.length, month.columns.length, month.rows.length]).toEqual([7, 1, 8, 5])
  for (const each of [week, month]) {
    expect(each.facts.map(({ value }) => value)).toContain('07.00 Tappning, Glidra Nelaton')
    expect(textsIn(each.rows).filter((text) => text.includes('Tappning'))).toEqual([])
    expect(textsIn(each.rows).filter((text) => text.includes('Uppföljning'))).toHaveLength(1)
  }
})

test('what begins among the days or was taken out of one stands on its own days, and not above them', () => {
  const days = daysFrom('2026-11-16').filter((day) => day !== '2026-11-18')
  const bare = { periods: [], itemName: null }
  for (const [daily, inWeek, inMonth] of [
    [entry({ start: '2026-11-20', days: daysFrom('2026-11-20'), ...bare }), 3, 31],
    [entry({ days, ...bare }), 6, 34],
  ] as const) {
    for (const [span, count] of [
      ['Week', inWeek],
      ['Month', inMonth],
    ] as const) {
      const { facts, rows } = sheet(span, null, daily)
      expect(facts).toEqual([])
      expect(textsIn(rows).filter((text) => text === '07.00 Tappning')).toHaveLength(count)
    }
  }
})

test('a protected person has no name on it', () => {
  expect(JSON.stringify(sheet('Week', null))).not.toContain('Fjellman')
})
