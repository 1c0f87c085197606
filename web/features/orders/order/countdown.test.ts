import { expect, test } from 'vitest'
import { secondsLeft, spokenSeconds } from './countdown.ts'

test('the time to undo runs from what the server said was left, and ends at none', () => {
  expect(secondsLeft(60, 1_000, 1_000)).toBe(60)
  expect(secondsLeft(60, 1_000, 13_999)).toBe(48)
  expect(secondsLeft(60, 1_000, 100_000)).toBe(0)
})

test('who listens hears of it at thirty and at ten seconds', () => {
  expect([48, 31, 30, 29, 10, 3].map(spokenSeconds)).toEqual([null, null, 30, 30, 10, 10])
})
