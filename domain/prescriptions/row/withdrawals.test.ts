import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedHistory,
  at,
  byDefinition,
  grantCount,
  grantOf,
  standingAfter,
  type Step,
  wishCount,
  wishOf,
} from './histories-in-tests.ts'
import type { Addition, Granted } from './row.ts'
import { isUsedUp, standingOf, standingWithoutAdditions, type RowStanding } from './withdrawals.ts'

const granted: Granted = { withdrawals: 4, packagesPerWithdrawal: 14, packageAdjustment: 0 }

function after(...steps: Step[]): RowStanding {
  return standingAfter(granted, steps)
}

describe('a row of 4 withdrawals of 14 packages', () => {
  test.each<[string, Step[], number, number, number, number]>([
    ['10', [10], 3, 3, 46, 14],
    ['10, 14, 14', [10, 14, 14], 1, 1, 18, 18],
    ['1, 1, 1', [1, 1, 1], 1, 1, 53, 28],
    ['1, 1, 1, addition xp 10', [1, 1, 1, { xp: 10 }], 1, 1, 63, 38],
    ['1, 1, 1, 28', [1, 1, 1, 28], 0, 0, 25, 0],
    ['1, 1, 1, 28, addition xp 5', [1, 1, 1, 28, { xp: 5 }], 0, 1, 30, 5],
    ['10, addition xp 6', [10, { xp: 6 }], 3, 3, 52, 20],
    ['10, addition xp 6, 18', [10, { xp: 6 }, 18], 2, 2, 34, 16],
    ['the same, addition expired', [10, { xp: 6 }, 18, 'ended'], 2, 2, 32, 14],
    ['14 x 4, addition xp 5', [14, 14, 14, 14, { xp: 5 }], 0, 1, 5, 5],
    ['14 x 4, addition xp 5, 5', [14, 14, 14, 14, { xp: 5 }, 5, 'ended'], 0, 0, 0, 0],
    ['the same, then xw 1', [14, 14, 14, 14, { xp: 5 }, 5, 'ended', { xw: 1 }], 1, 1, 14, 14],
    ['14 x 4, addition xw 1', [14, 14, 14, 14, { xw: 1 }], 1, 1, 14, 14],
    ['14 x 4, addition xw 1 expired unused', [14, 14, 14, 14, { xw: 1 }, 'ended'], 0, 0, 0, 0],
    ['14 x 5 on xw 1, then xw 1, xp 6', [14, 14, 14, 14, { xw: 1 }, 14, 'ended', { xw: 1, xp: 6 }], 1, 1, 20, 20],
    [
      '14 x 5 on xw 1, then xw 1 expired unused',
      [14, 14, 14, 14, { xw: 1 }, 14, 'ended', { xw: 1 }, 'ended'],
      0,
      0,
      0,
      0,
    ],
    ['10, 14, then the first cancelled', ['cancelled', 14], 3, 3, 42, 14],
    ['nothing yet', [], 4, 4, 56, 14],
  ])('after %s', (_, steps, remaining, canBeMade, packages, allowed) => {
    expect(after(...steps)).toMatchObject({
      withdrawalsRemaining: remaining,
      withdrawalsThatCanBeMade: canBeMade,
      packagesRemaining: packages,
      allowed,
      usedUp: allowed === 0,
    })
  })

  test('4 packages of an addition of 6 are used by a draw of 18', () => {
    expect(after(10, { xp: 6 }, 18).additions).toMatchObject([{ usedPackages: 4, usedWithdrawals: 0 }])
  })

  test('an addition whose packages are drawn has no refills', () => {
    const [used] = after(14, 14, 14, 14, { xp: 5 }, 5).additions
    expect(used && isUsedUp(used)).toBe(true)
    const [left] = after(14, 14, 14, 14, { xp: 5 }, 4).additions
    expect(left && isUsedUp(left)).toBe(false)
  })

  test('an ended addition whose draw is refused lapses while a later one is open', () => {
    const standing = after(14, 14, 14, 14, { xw: 1 }, 'cancelled', 'ended', { xp: 5 })
    expect(standing).toMatchObject({ withdrawalsRemaining: 0, packagesRemaining: 5, allowed: 5 })
  })

  test('a draw of the moment in which an addition opens belongs to it', () => {
    const opened: Addition = { openedAt: at(1), endedAt: null, extraPackages: 6, extraWithdrawals: 0 }
    const facts = { granted, draws: [{ confirmedAt: at(1), packages: 20 }], additions: [opened] }
    expect(standingOf({ ...facts, lastWithdrawalFactor: 2 })).toMatchObject({
      packagesRemaining: 42,
      unusedExtraPackages: 0,
    })
  })

  test('the draw that uses an addition up belongs to it although it ends in the same moment', () => {
    const used: Addition = { openedAt: at(0), endedAt: at(1), extraPackages: 6, extraWithdrawals: 0 }
    const facts = { granted, draws: [{ confirmedAt: at(1), packages: 20 }], additions: [used] }
    expect(standingOf({ ...facts, lastWithdrawalFactor: 2 })).toMatchObject({ packagesRemaining: 42, allowed: 14 })
  })
})

function sumOf(steps: readonly Step[], value: (step: Step) => number): number {
  return steps.reduce<number>((sum, step) => sum + value(step), 0)
}

/** Rules 3.12: S' and R' are rounded up, and the adjustment is what then makes R come out as R'. */
describe('a row of 4 withdrawals whose item is replaced', () => {
  test.each([
    // S, packages of the first draw, items per package before and after; R, S', R', adjustment, R when the draw falls out
    [14, 10, 28, 14, 46, 28, 92, 0, 112],
    [14, 10, 28, 30, 46, 14, 43, -3, 53],
    [14, 0, 28, 30, 56, 14, 53, -3, 53],
    [1, 1, 28, 100, 3, 1, 1, -2, 2],
  ])(
    'of %i packages, %i drawn, from %i to %i a package, has %i packages left, then S %i and %i left by %i',
    (s, first, ippOld, ippNew, left, sNew, leftNew, adjustment, withoutDraw) => {
      const old = { withdrawals: 4, packagesPerWithdrawal: s, packageAdjustment: 0 }
      const draws = (packages: number): Step[] => (packages > 0 ? [packages] : [])
      expect(standingAfter(old, draws(first)).packagesRemaining).toBe(left)

      const inNew = (packages: number) => Math.ceil((packages * ippOld) / ippNew)
      expect([inNew(s), inNew(left)]).toEqual([sNew, leftNew])
      const unadjusted = { withdrawals: 4, packagesPerWithdrawal: sNew, packageAdjustment: 0 }
      expect(leftNew - standingAfter(unadjusted, draws(inNew(first))).packagesRemaining).toBe(adjustment)
      const replaced = { ...unadjusted, packageAdjustment: adjustment }
      expect(standingAfter(replaced, draws(inNew(first))).packagesRemaining).toBe(leftNew)
      expect(standingAfter(replaced, []).packagesRemaining).toBe(withoutDraw)
    },
  )

  test('twice, from 28 to 30 to 14 a package, has 93 left by -7, and 113 when the draw falls out', () => {
    const twice = { withdrawals: 4, packagesPerWithdrawal: 30, packageAdjustment: -7 }
    expect(standingAfter(twice, [20]).packagesRemaining).toBe(93)
    expect(standingAfter(twice, []).packagesRemaining).toBe(113)
  })
})

describe('over random histories', () => {
  const wishes = fc
    .array(fc.nat(wishCount - 1), { maxLength: 11, size: 'max' })
    .map((numbers) => numbers.map((each) => wishOf(each)))
  const grants = fc.nat(grantCount - 1).map(grantOf)

  test('the replay gives what the definitions give, also when some draws fall out', () => {
    fc.assert(
      fc.property(grants, wishes, fc.array(fc.nat(10), { maxLength: 2 }), (grant, wanted, cancelled) => {
        const steps = allowedHistory(grant, wanted).map((step, index) =>
          typeof step === 'number' && cancelled.includes(index) ? 'cancelled' : step,
        )
        const standing = standingAfter(grant, steps)
        expect({
          n: standing.withdrawalsMade,
          XW: standing.extraWithdrawals,
          w: standing.withdrawalsRemaining,
          R: standing.packagesRemaining,
          left: standing.packagesRemaining - standing.packagesOverdrawn,
          base: standing.base,
          unused: standing.unusedExtraPackages,
          allowed: standing.allowed,
        }).toEqual(byDefinition(grant, steps))
      }),
      { numRuns: 300 },
    )
  })

  test('the replay gives what the definitions give where every withdrawal was made and one addition follows another', () => {
    const single = fc.record({
      withdrawals: fc.integer({ min: 1, max: 2 }),
      packagesPerWithdrawal: fc.integer({ min: 1, max: 3 }),
      packageAdjustment: fc.constant(0),
    })
    const rounds = fc.array(fc.record({ xp: fc.nat(2), xw: fc.integer({ min: 1, max: 2 }), draws: fc.nat(3) }), {
      minLength: 2,
      maxLength: 3,
    })
    fc.assert(
      fc.property(single, rounds, (grant, wanted) => {
        const whole = { kind: 'draw', xp: 0, xw: 0, share: 100 } as const
        const drawn = (count: number) => Array.from({ length: count }, () => whole)
        const steps = allowedHistory(grant, [
          ...drawn(grant.withdrawals),
          ...wanted.flatMap(({ xp, xw, draws }) => [
            { ...whole, kind: 'add' as const, xp, xw },
            ...drawn(draws),
            { ...whole, kind: 'end' as const },
          ]),
        ])
        const { withdrawalsMade, extraWithdrawals, packagesRemaining, allowed } = standingAfter(grant, steps)
        const { n, XW, R, allowed: mayDraw } = byDefinition(grant, steps)
        expect([withdrawalsMade, extraWithdrawals, packagesRemaining, allowed]).toEqual([n, XW, R, mayDraw])
      }),
      { numRuns: 300 },
    )
  })

  test('without additions a count and a sum of the draws give what the replay gives, overdrawn or not', () => {
    fc.assert(
      fc.property(grants, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }), (grant, drawn) => {
        const draws = { draws: drawn.length, packagesDrawn: sumOf(drawn, Number) }
        const standing = standingWithoutAdditions({ granted: grant, lastWithdrawalFactor: 2, ...draws })
        expect(standing).toEqual(standingAfter(grant, drawn))
      }),
      { numRuns: 300 },
    )
  })

  test('all draws together never pass what the row and its additions gave', () => {
    fc.assert(
      fc.property(grants, wishes, (grant, wanted) => {
        const steps = allowedHistory(grant, wanted)
        const { withdrawals: W, packagesPerWithdrawal: S } = grant
        const drawn = sumOf(steps, (step) => (typeof step === 'number' ? step : 0))
        const extra = sumOf(steps, (step) => (typeof step === 'object' ? (step.xw ?? 0) * S + (step.xp ?? 0) : 0))
        expect(drawn).toBeLessThanOrEqual(Math.max(0, W * S + extra + grant.packageAdjustment))
      }),
      { numRuns: 1_000 },
    )
  })
})
