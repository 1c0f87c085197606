import { expect, test } from 'vitest'
import { confirmedLately } from './confirmed-lately.ts'

const now = Temporal.Instant.from('2026-11-20T08:00:00Z')

test.each([
  ['just now', now, true],
  ['five minutes ago', now.subtract({ minutes: 5 }), true],
  ['longer ago', now.subtract({ minutes: 5, seconds: 1 }), false],
  ['never', null, false],
])('whoever showed who they are %s', (_when, at, counts) => {
  expect(confirmedLately(at, now)).toBe(counts)
})
