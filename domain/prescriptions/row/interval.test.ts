import fc from 'fast-check'
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

describe('counted day by day', () => {
  const start = day('2026-01-01')

  test('the interval is the longest by which every withdrawal still falls into the period, and at least a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), fc.integer({ min: 1, max: 366 }), (days, withdrawals) => {
        let longest = 1
        while ((longest + 1) * withdrawals <= days) longest += 1
        expect(expectedDaysBetween(ofDays(days), withdrawals)).toBe(longest)
      }),
    )
  })

  test('a day is too early until as many have passed since the last withdrawal as the setting or the interval says', () => {
    const setting = fc.option(fc.integer({ min: 0, max: 120 }))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.nat(200),
        fc.nat(200),
        setting,
        (withdrawals, last, later, minDays) => {
          const lastWithdrawal = start.add({ days: last })
          const facts = { period: ofDays(365), withdrawals, lastWithdrawal, minDaysBetween: minDays, enforced: false }
          const interval = intervalOf(facts)
          let passed = 0
          for (let page = lastWithdrawal; !page.equals(lastWithdrawal.add({ days: later })); passed += 1) {
            page = page.add({ days: 1 })
          }
          const expected = Math.floor(365 / withdrawals)
          expect(isTooEarly(interval, lastWithdrawal.add({ days: later }))).toBe(passed < (minDays ?? expected))
          expect(interval.nextExpected?.toString()).toBe(lastWithdrawal.add({ days: expected }).toString())
        },
      ),
    )
  })
})
