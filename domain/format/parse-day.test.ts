import { expect, test } from 'vitest'
import { readDay } from './parse-day.ts'

test.each(['2026-11-24', ' 2026-11-24\n', '20261124', '2026/11/24', '2026.11.24', '2026\u201311\u201324'])(
  '%j is read as a day',
  (typed) => {
    expect(readDay(typed)).toBe('2026-11-24')
  },
)

test.each(['', '24-11-2026', '2026-11', '2026-13-01', '2026-02-29', '2026-11-24T10:00', '2026-1124', 'tomorrow'])(
  '%j is no day',
  (typed) => {
    expect(readDay(typed)).toBeNull()
  },
)

test('the day after the 28th of February is there in a leap year', () => {
  expect(readDay('2028-02-29')).toBe('2028-02-29')
})
