import { expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { consumptionPeriod } from './consumption.ts'
import { deliveredUse, isFarFrom, spokenUse } from './delivered-use.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-20')
const came = (on: string, pieces: number) => ({ on: day(on), pieces })

test('what was delivered is used from the first delivery to the last, the last one apart', () => {
  const use = deliveredUse([came('2026-11-01', 500), came('2026-05-05', 360), came('2026-08-03', 360)], today)
  expect(use).toMatchObject({ deliveries: 3, pieces: 1220, days: 180, perDay: fraction(720, 180) })
})

test('one delivery says nothing of the days; what is older than a year, or to come, does not count', () => {
  expect(deliveredUse([came('2026-11-01', 500)], today)).toMatchObject({ pieces: 500, perDay: null })
  expect(deliveredUse([came('2026-11-01', 5), came('2026-11-01', 5)], today)).toMatchObject({ perDay: null })
  expect(deliveredUse([came('2025-11-19', 500), came('2026-11-21', 5)], today)).toBeNull()
})

test('a consumption is far from what came when one is more than half as much again', () => {
  const far = (one: number, other: number) => isFarFrom(fraction(one), fraction(other))
  expect([far(4, 4), far(6, 4), far(4, 6), far(7, 4), far(4, 7)]).toEqual([false, false, false, true, true])
})

test.each([
  ['2026-10-24', null],
  ['2026-10-23', fraction(5, 28)],
])('deliveries from %s to 2026-11-20 tell a use when they lie four weeks apart', (first, perDay) => {
  expect(deliveredUse([came(first, 5), came('2026-11-20', 5)], today)).toMatchObject({ perDay })
})

const { day: daily, week, month, year } = consumptionPeriod

test.each([
  ['4 a day', fraction(4), daily, 4, daily],
  ['4 a day, asked by the week', fraction(4), week, 28, week],
  ['0.95 a day', fraction(19, 20), daily, 6.7, week],
  ['one a month', fraction(12, 365), daily, 1, month],
  ['one a year', fraction(1, 365), daily, 1, year],
  ['half a one a year', fraction(1, 730), daily, 0.5, year],
  ['1.25 a day', fraction(5, 4), daily, 1.3, daily],
] as const)('%s is said in a period that comes to a piece at least', (_what, perDay, from, amount, period) => {
  expect(spokenUse(perDay, from)).toEqual({ amount, period })
})
