import { describe, expect, test } from 'vitest'
import { mayTryPassword } from './lockout.ts'

const lastAt = Temporal.Instant.from('2026-11-20T08:00:00Z')
const after = (seconds: number) => lastAt.add({ seconds })

describe('trying a password', () => {
  test('is free five times', () => {
    expect(mayTryPassword(false, { count: 4, lastAt }, after(0))).toBe(true)
  })

  test.each([
    [5, 30],
    [6, 60],
    [9, 480],
  ])('waits after %i failed tries for %i seconds', (count, seconds) => {
    expect(mayTryPassword(false, { count, lastAt }, after(seconds - 1))).toBe(false)
    expect(mayTryPassword(false, { count, lastAt }, after(seconds))).toBe(true)
  })

  test('ends for the hour after ten failed tries', () => {
    expect(mayTryPassword(false, { count: 10, lastAt }, after(3000))).toBe(false)
  })

  test('stays open on a device that has signed in before, whatever strangers do', () => {
    expect(mayTryPassword(true, { count: 500, lastAt }, after(0))).toBe(true)
  })
})
