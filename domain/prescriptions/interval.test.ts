import { describe, expect, test } from 'vitest'
import { expectedDaysBetween, intervalOf, isTooEarly, type IntervalFacts } from './interval.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const ofDays = (days: number) => ({ start: day('2026-01-01'), end: day('2026-01-01').add({ days: days - 1 }) })

describe('the expected time between withdrawals', () => {
  test.each([
    [365, 4, 91],
    [365, 5, 73],
    [365, 26, 14],
    [181, 2, 90],
    [31, 12, 2],
    [31, 31, 1],
  ])('over %i days with %i withdrawals is %i days', (days, withdrawals, interval) => {
    expect(expectedDaysBetween(ofDays(days), withdrawals)).toBe(interval)
  })
})

describe('the next withdrawal', () => {
  const facts: IntervalFacts = {
    period: ofDays(365),
    withdrawals: 4,
    lastWithdrawal: day('2026-03-01'),
    minDaysBetween: null,
    enforced: false,
  }

  test('is expected one interval after the last one, and earlier is a warning', () => {
    const interval = intervalOf(facts)
    expect(interval).toMatchObject({ expectedDays: 91, reason: 'expected-interval', whenEarlier: 'warning' })
    expect(interval.nextExpected?.toString()).toBe('2026-05-31')
    expect(interval.earliest.toString()).toBe('2026-05-31')
    expect(isTooEarly(interval, day('2026-05-30'))).toBe(true)
    expect(isTooEarly(interval, day('2026-05-31'))).toBe(false)
  })

  test('may be made on any day of the period while there is none', () => {
    const interval = intervalOf({ ...facts, lastWithdrawal: null, minDaysBetween: 20 })
    expect(interval.nextExpected).toBeNull()
    expect(interval).toMatchObject({ reason: 'start-of-prescription' })
    expect(isTooEarly(interval, day('2026-01-01'))).toBe(false)
  })

  test('has a shortest time of its own where the setting gives one, and stays expected as before', () => {
    const interval = intervalOf({ ...facts, minDaysBetween: 60 })
    expect(interval.earliest.toString()).toBe('2026-04-30')
    expect(interval.nextExpected?.toString()).toBe('2026-05-31')
    expect(interval.reason).toBe('shortest-time-between')
  })

  test('is blocked and not only warned of where the interval is enforced', () => {
    expect(intervalOf({ ...facts, enforced: true }).whenEarlier).toBe('block')
  })
})
