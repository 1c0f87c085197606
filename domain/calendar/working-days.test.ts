import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addWorkingDays, subtractWorkingDays } from './working-days.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

const easterAndAscension = ['2026-04-03', '2026-04-06', '2026-05-14']
const yearsEnd = ['2026-12-25', '2027-01-01']
const holidaysOf = {
  SE: new Set([...easterAndAscension, ...yearsEnd]),
  FI: new Set([...easterAndAscension, ...yearsEnd]),
  NO: new Set(['2026-04-02', ...easterAndAscension, ...yearsEnd]),
  DK: new Set(['2026-04-02', ...easterAndAscension, ...yearsEnd]),
}

describe('the working day so many days on', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-23', '2026-11-23', '2026-11-23'],
    ['2026-11-20', 2, '2026-11-24', '2026-11-24', '2026-11-24'],
    ['2026-11-20', 10, '2026-12-04', '2026-12-04', '2026-12-04'],
    ['2026-11-21', 1, '2026-11-23', '2026-11-23', '2026-11-23'],
    ['2026-04-01', 2, '2026-04-07', '2026-04-08', '2026-04-08'],
    ['2026-05-13', 1, '2026-05-15', '2026-05-15', '2026-05-15'],
    ['2026-12-30', 2, '2027-01-04', '2027-01-04', '2027-01-04'],
  ])('from %s, %i working days: SE and FI %s, NO %s, DK %s', (today, count, sweden, norway, denmark) => {
    expect(addWorkingDays(day(today), count, holidaysOf.SE).toString()).toBe(sweden)
    expect(addWorkingDays(day(today), count, holidaysOf.FI).toString()).toBe(sweden)
    expect(addWorkingDays(day(today), count, holidaysOf.NO).toString()).toBe(norway)
    expect(addWorkingDays(day(today), count, holidaysOf.DK).toString()).toBe(denmark)
  })

  test('is the one that a calendar, read page by page, names', () => {
    const anyDay = fc.integer({ min: 0, max: 3_650 }).map((days) => day('2024-01-01').add({ days }))
    const fewHolidays = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 })
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 15 }), fewHolidays, (today, count, offsets) => {
        const closed = offsets.map((days) => today.add({ days }).toString())
        const pages = Array.from({ length: 80 }, (_, index) => today.add({ days: index + 1 }))
        const open = pages.filter(
          (page) =>
            !closed.includes(page.toString()) && page.toLocaleString('en-GB', { weekday: 'short' }).charAt(0) !== 'S',
        )
        expect(addWorkingDays(today, count, new Set(closed)).toString()).toBe(open[count - 1]?.toString())
      }),
      { numRuns: 60 },
    )
  })
})

describe('the last day from which so many working days are enough', () => {
  test('reaches the day, and the day after it would not', () => {
    const anyDay = fc.integer({ min: 0, max: 3_650 }).map((days) => day('2024-01-01').add({ days }))
    const fewHolidays = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 })
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 15 }), fewHolidays, (until, count, offsets) => {
        const closed = new Set(offsets.map((days) => until.subtract({ days }).toString()))
        const last = subtractWorkingDays(until, count, closed)
        const reached = (from: Temporal.PlainDate) =>
          Temporal.PlainDate.compare(addWorkingDays(from, count, closed), until) <= 0
        expect([reached(last), reached(last.add({ days: 1 }))]).toEqual([true, false])
      }),
      { numRuns: 60 },
    )
  })
})
