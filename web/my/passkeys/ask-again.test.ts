import { expect, test } from 'vitest'
import { keptWithOneMore, mayAsk } from './ask-again.ts'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 28, 9)

test('whoever was never asked is asked', () => {
  expect(mayAsk(null, now)).toBe(true)
})

test('*not now* is kept for a month, and after the second time for good', () => {
  const once = keptWithOneMore(null, now)
  expect([mayAsk(once, now + 29 * day), mayAsk(once, now + 30 * day)]).toEqual([false, true])
  const twice = keptWithOneMore(once, now + 30 * day)
  expect([mayAsk(twice, now + 60 * day), mayAsk(twice, now + 4000 * day)]).toEqual([false, false])
})

test('what nobody can read any more counts as nothing', () => {
  for (const kept of ['', 'yes', '1', 'one 2026-11-28', '-3 x']) expect(mayAsk(kept, now)).toBe(true)
  expect(mayAsk(keptWithOneMore('yes', now), now)).toBe(false)
})
