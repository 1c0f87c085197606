import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectOfAddition } from './addition-effect.ts'
import type { Addition } from '../row/row.ts'
import { standingOf, type WithdrawalFacts } from '../row/withdrawals.ts'

const row = { packagesPerWithdrawal: 14, lastWithdrawalFactor: 2, open: null }

test('extra packages come on top of what the row gives itself', () => {
  const wish = { extraPackages: 6, extraWithdrawals: 0 }
  const before = { ...row, withdrawalsRemaining: 3, packagesRemaining: 46 }
  expect(effectOfAddition(before, wish)).toEqual({ withdrawalsRemaining: 3, packagesRemaining: 52, allowed: 20 })
})

test('an extra withdrawal opens a row that is used up', () => {
  const before = { ...row, withdrawalsRemaining: 0, packagesRemaining: 0 }
  const wish = { extraPackages: 0, extraWithdrawals: 1 }
  expect(effectOfAddition(before, wish)).toEqual({ withdrawalsRemaining: 1, packagesRemaining: 14, allowed: 14 })
})

const at = (second: number) => Temporal.Instant.fromEpochMilliseconds(second * 1000)
const addition = (extraPackages: number, extraWithdrawals: number, second: number): Addition => ({
  openedAt: at(second),
  endedAt: null,
  extraPackages,
  extraWithdrawals,
})
const extras = { xp: fc.nat(9), xw: fc.nat(3) }

test('it is what the replay says once the addition is there, or changed', () => {
  fc.assert(
    fc.property(
      fc.record({ w: fc.integer({ min: 1, max: 4 }), s: fc.integer({ min: 1, max: 9 }) }),
      fc.record(extras),
      fc.record(extras),
      fc.boolean(),
      (given, first, wish, isOpen) => {
        const facts: WithdrawalFacts = {
          granted: { withdrawals: given.w, packagesPerWithdrawal: given.s, packageAdjustment: 0 },
          draws: [{ confirmedAt: at(1), packages: 1 }],
          additions: isOpen ? [addition(first.xp, first.xw, 2)] : [],
          lastWithdrawalFactor: 2,
        }
        const before = standingOf(facts)
        const after = standingOf({ ...facts, additions: [addition(wish.xp, wish.xw, 2)] })
        const open = isOpen ? { extraPackages: first.xp, extraWithdrawals: first.xw, usedPackages: 0 } : null
        expect(
          effectOfAddition(
            { ...before, packagesPerWithdrawal: given.s, lastWithdrawalFactor: 2, open },
            { extraPackages: wish.xp, extraWithdrawals: wish.xw },
          ),
        ).toEqual({
          withdrawalsRemaining: after.withdrawalsRemaining,
          packagesRemaining: after.packagesRemaining,
          allowed: after.allowed,
        })
      },
    ),
    { numRuns: 500 },
  )
})
