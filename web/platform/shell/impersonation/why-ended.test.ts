import { describe, expect, test } from 'vitest'
import { timeLeft, whyEnded } from './why-ended.ts'

describe('why an impersonation ended', () => {
  test('is what the server said', () => expect(whyEnded('right-withdrawn', 10, 20)).toBe('right-withdrawn'))
  test('is that somebody stopped it, before its time', () => expect(whyEnded('stopped', 20, 10)).toBe('stopped'))
  test('is its time, in a tab that heard nothing', () => expect(whyEnded('stopped', 10, 10)).toBe('time-up'))
})

test.each([
  [48, 48, false, null],
  [5, 5, false, 5],
  [2, 2, true, 2],
  [0, 0, true, 2],
])('with %i minutes left the band shows %i, is soon over: %s, and says %s aloud', (left, minutes, isSoon, said) => {
  expect(timeLeft(left * 60_000, 0)).toMatchObject({ minutes, isSoon, said })
})
