import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  [5, 'morning'],
  [8, 'morning'],
  [9, 'forenoon'],
  [11, 'forenoon'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
  [4, 'evening'],
] as const)('at %i one says good %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
