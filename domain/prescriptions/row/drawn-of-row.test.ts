import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grantOverDrawn, nothingDrawnOfRow } from './drawn-of-row.ts'
import {
  allowedHistory,
  byDefinition,
  factsAfter,
  grantCount,
  grantOf,
  type Step,
  wishCount,
  wishOf,
} from './histories-in-tests.ts'

const granted = { withdrawals: 4, packagesPerWithdrawal: 14, packageAdjustment: 0 }
const grant = (withdrawals: number, packagesPerWithdrawal: number) => ({ withdrawals, packagesPerWithdrawal })
const after = (steps: readonly Step[], withdrawals: number, packages: number) => {
  const over = grantOverDrawn(factsAfter(granted, steps), grant(withdrawals, packages))
  return [over.mayHave, over.isBelowWithdrawals, over.isBelowPackages]
}

describe('a row of 4 withdrawals of 14 packages from which 10 and 10 were drawn', () => {
  test.each([
    [2, 10, false, false],
    [1, 20, true, false],
    [2, 9, false, true],
    [1, 9, true, true],
    [9, 3, false, false],
  ])('set to %i of %i: below its withdrawals %s, below its packages %s', (withdrawals, packages, fewer, less) => {
    expect(after([10, 10], withdrawals, packages)).toEqual([withdrawals, fewer, less])
    // A page has the figures alone, and says the same where no addition has ended.
    const figures = { ...nothingDrawnOfRow, withdrawalsMade: 2, packagesDrawn: 20 }
    expect(grantOverDrawn(figures, grant(withdrawals, packages))).toMatchObject({
      isBelowWithdrawals: fewer,
      isBelowPackages: less,
    })
  })
})

describe('what an ended addition gave', () => {
  const drawnFiveTimes: Step[] = [14, 14, 14, 14, { xw: 1 }, 14, 'ended']

  test('is given by the row itself once that grants as much', () => {
    // 5 withdrawals of its own leave nothing to the addition: there are 5 and not 6, and 70 packages at 14 each.
    expect(after(drawnFiveTimes, 5, 14)).toEqual([5, false, false])
    expect(after(drawnFiveTimes, 5, 12)).toEqual([5, false, true])
    expect(after(drawnFiveTimes, 6, 12)).toEqual([6, false, false])
  })

  test('stays when the row grants less', () => {
    expect(after(drawnFiveTimes, 4, 14)).toEqual([5, false, false])
    expect(after(drawnFiveTimes, 3, 20)).toEqual([4, true, false])
  })
})

test('what was overdrawn because an order fell out may stay, and may not be made worse', () => {
  const single = { withdrawals: 1, packagesPerWithdrawal: 5, packageAdjustment: 0 }
  const facts = factsAfter(single, ['cancelled', { xw: 1 }, 9, 'ended'])
  expect(grantOverDrawn(facts, grant(1, 5)).isBelowPackages).toBe(false)
  expect(grantOverDrawn(facts, grant(1, 4)).isBelowPackages).toBe(true)
})

describe('over random histories', () => {
  const wishes = fc
    .array(fc.nat(wishCount - 1), { maxLength: 11, size: 'max' })
    .map((numbers) => numbers.map((each) => wishOf(each)))
  const grants = fc.nat(grantCount - 1).map(grantOf)

  const wanted = fc.record({ withdrawals: fc.integer({ min: 1, max: 5 }), packagesPerWithdrawal: fc.nat(8) })

  test('it is below what the definitions, read anew for the new grant, leave short', () => {
    fc.assert(
      fc.property(grants, wishes, wanted, fc.array(fc.nat(10), { maxLength: 2 }), (grantedNow, wish, next, fallen) => {
        const steps = allowedHistory(grantedNow, wish).map((step, index) =>
          typeof step === 'number' && fallen.includes(index) ? 'cancelled' : step,
        )
        const before = byDefinition(grantedNow, steps)
        const then = byDefinition({ ...next, packageAdjustment: grantedNow.packageAdjustment }, steps)
        expect(grantOverDrawn(factsAfter(grantedNow, steps), next)).toEqual({
          mayHave: next.withdrawals + then.XW,
          isBelowWithdrawals: then.n < before.n,
          isBelowPackages: Math.min(0, then.left) < Math.min(0, before.left),
        })
      }),
      { numRuns: 300 },
    )
  })

  test('a row that is sent back as it stands is never below', () => {
    fc.assert(
      fc.property(grants, wishes, (grantedNow, wish) => {
        const over = grantOverDrawn(factsAfter(grantedNow, allowedHistory(grantedNow, wish)), grantedNow)
        expect([over.isBelowWithdrawals, over.isBelowPackages]).toEqual([false, false])
      }),
      { numRuns: 300 },
    )
  })
})
