import { expect, test } from 'vitest'
import { fraction } from '../fraction.ts'
import { deliveredUse, isFarFrom } from './delivered-use.ts'

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
