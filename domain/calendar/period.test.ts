import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endByPages, pageOf, pagesFrom, textOf } from './pages-in-tests.ts'
import {
  checkPeriod,
  daysBetween,
  daysOf,
  endAfterMonths,
  endWithoutMonths,
  holdsOn,
  isOnOrBefore,
  laterOf,
  monthsOf,
} from './period.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const period = (start: string, end: string) => ({ start: day(start), end: day(end) })

describe('the end of a period', () => {
  test.each([
    ['2026-01-01', 12, '2026-12-31', 365],
    ['2028-01-01', 12, '2028-12-31', 366],
    ['2023-03-01', 12, '2024-02-29', 366],
    ['2024-02-29', 12, '2025-02-27', 365],
    ['2026-01-30', 1, '2026-02-27', 29],
    ['2026-01-31', 1, '2026-02-27', 28],
    ['2026-08-31', 6, '2027-02-27', 181],
  ])('from %s over %i months is %s, %i days with both ends', (start, months, end, days) => {
    expect(endAfterMonths(day(start), months).toString()).toBe(end)
    expect(daysOf(period(start, end))).toBe(days)
    expect(monthsOf(period(start, end))).toBe(months)
  })

  test.each([
    ['2026-01-01', '2026-12-31'],
    ['2028-01-01', '2028-12-30'],
    ['2023-03-01', '2024-02-28'],
    ['2024-02-29', '2025-02-27'],
  ])('from %s without months is %s', (start, end) => {
    expect(endWithoutMonths(day(start)).toString()).toBe(end)
  })

  test('chosen by hand counts as the smallest number of months that reaches it', () => {
    expect(monthsOf(period('2026-01-01', '2026-01-15'))).toBe(1)
    expect(monthsOf(period('2026-01-01', '2026-02-01'))).toBe(2)
  })

  test('lies after the start and at most 12 months on', () => {
    expect(checkPeriod(period('2026-01-01', '2026-01-01'))).toMatchObject({ refusal: 'end-not-after-start' })
    expect(checkPeriod(period('2026-01-01', '2026-01-02'))).toMatchObject({ ok: true })
    expect(checkPeriod(period('2026-01-01', '2026-12-31'))).toMatchObject({ ok: true })
    expect(checkPeriod(period('2026-01-01', '2027-01-01'))).toMatchObject({ refusal: 'longer-than-12-months' })
  })
})

test('both ends belong to a period', () => {
  const january = period('2026-01-01', '2026-01-31')
  const answers = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'].map((each) => holdsOn(january, day(each)))
  expect(answers).toEqual([false, true, true, false])
})

describe('in a calendar that is turned page by page', () => {
  /** Around leap years, those that are none, and the ends of months. */
  const starts = fc.oneof(
    fc.integer({ min: 0, max: 4_400 }).map((days) => day('1996-01-01').add({ days })),
    fc.integer({ min: 0, max: 2_200 }).map((days) => day('2026-01-01').add({ days })),
    fc
      .constantFrom('0026-03-01', '0099-12-31', '2024-02-29', '2027-01-31', '2027-08-31', '2099-12-31', '2100-02-28')
      .map(day),
  )
  const months = fc.integer({ min: 1, max: 12 })

  test('a period of so many months ends on the page before the same day, or before the last day of a shorter month', () => {
    fc.assert(
      fc.property(starts, months, (start, count) => {
        expect(endAfterMonths(start, count).toString()).toBe(textOf(endByPages(pageOf(start), count)))
      }),
    )
  })

  test('one without months ends on the 365th page', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const last = pagesFrom(pageOf(start), 365).at(-1)
        expect(endWithoutMonths(start).toString()).toBe(last && textOf(last))
      }),
      { numRuns: 50 },
    )
  })

  test('days are counted by the calendar with both ends (A-9-14), and a day is held when its page lies between them', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 400 }), fc.integer({ min: -3, max: 403 }), (start, count, away) => {
        const pages = pagesFrom(pageOf(start), count).map(textOf)
        const held = { start, end: day(pages.at(-1) ?? '') }
        const other = start.add({ days: away })
        expect(daysOf(held)).toBe(count)
        expect(daysBetween(held.start, held.end)).toBe(count - 1)
        expect(daysBetween(held.end, held.start) + count).toBe(1)
        expect(holdsOn(held, other)).toBe(pages.includes(other.toString()))
      }),
    )
  })

  test('an end chosen by hand has the first number of months whose last page it does not pass, and none after a year', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: -2, max: 370 }), (start, away) => {
        const chosen = { start, end: start.add({ days: away }) }
        const ends = Array.from({ length: 12 }, (_, index) => textOf(endByPages(pageOf(start), index + 1)))
        const counted = ends.findIndex((end) => end >= chosen.end.toString()) + 1
        const checked = checkPeriod(chosen)
        const refusal = away < 1 ? 'end-not-after-start' : counted === 0 ? 'longer-than-12-months' : null
        expect(checked.ok ? null : checked.refusal).toBe(refusal)
        expect(checked.ok ? monthsOf(chosen) : counted).toBe(counted)
      }),
    )
  })

  test('of two days the later is the one whose text is greater', () => {
    fc.assert(
      fc.property(starts, starts, (one, other) => {
        const [first, last] = [one.toString(), other.toString()].toSorted()
        expect(laterOf(one, other).toString()).toBe(last)
        expect(isOnOrBefore(one, other)).toBe(first === one.toString())
      }),
    )
  })
})
