import { expect, test } from 'vitest'
import { mostQuickEnds, pauseBefore } from './restarts.ts'

const quick = 3_000
const long = 3_600_000
const times = (count: number) => Array.from({ length: count }, () => quick)

test('each quick end doubles the pause, to a minute at most', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((ends) => pauseBefore(times(ends)))
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000])
})

test('what has run for long begins with a second again', () => {
  expect(pauseBefore([...times(5), long])).toBe(1_000)
  expect(pauseBefore([...times(5), long, quick, quick])).toBe(2_000)
})

test('what ends quickly time after time is given up', () => {
  expect(pauseBefore(times(mostQuickEnds))).toBe(null)
  expect(pauseBefore([long, ...times(mostQuickEnds)])).toBe(null)
})
