import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayTryPassword, usedUpBudget } from './lockout.ts'

const lastAt = Temporal.Instant.from('2026-11-20T08:00:00Z')
const after = (seconds: number) => lastAt.add({ seconds })

describe.each([
  ['a strange device', false, 5, 10],
  ['a known device', true, 10, 20],
])('trying a password on %s', (_device, known, free, most) => {
  test(`is free ${free} times`, () => {
    expect(mayTryPassword(known, { count: free - 1, lastAt }, after(0))).toBe(true)
  })

  test.each([
    [0, 30],
    [1, 60],
    [4, 480],
  ])('waits then, and twice as long each time: after %i more for %i seconds', (more, seconds) => {
    expect(mayTryPassword(known, { count: free + more, lastAt }, after(seconds - 1))).toBe(false)
    expect(mayTryPassword(known, { count: free + more, lastAt }, after(seconds))).toBe(true)
  })

  test(`ends for the hour after ${most}`, () => {
    expect(mayTryPassword(known, { count: most, lastAt }, after(3599))).toBe(false)
  })

  test(`never goes beyond ${most} in any hour, whatever the pauses and however many at once`, () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (pauses) => {
        const admitted: number[] = []
        let second = 0
        for (const pause of pauses) {
          second += pause
          const counted = admitted.filter((each) => each > second - 3600)
          const last = counted.at(-1)
          const failed = { count: counted.length, lastAt: last === undefined ? null : after(last) }
          if (mayTryPassword(known, failed, after(second))) admitted.push(second)
        }
        for (const start of admitted) {
          expect(admitted.filter((each) => each >= start && each < start + 3600).length).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})

describe('the budgets of strange devices', () => {
  const none = { failed: 0, signedIn: 0 }
  test.each([
    [{ failed: 99, signedIn: 0 }, none, null],
    [{ failed: 100, signedIn: 0 }, none, 'source'],
    [{ failed: 100, signedIn: 1 }, none, null],
    [none, { failed: 999, signedIn: 0 }, null],
    [none, { failed: 1000, signedIn: 0 }, 'all'],
    [none, { failed: 1000, signedIn: 1 }, null],
  ] as const)('with %o from a source and %o over all: %s', (source, all, usedUp) => {
    expect(usedUpBudget(source, all)).toBe(usedUp)
  })
})
