import { describe, expect, test } from 'vitest'
import { checkPeriod, daysOf, endAfterMonths, endWithoutMonths, holdsOn, monthsOf } from './period.ts'

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
