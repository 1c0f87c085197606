import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Addition, Draw, Granted } from './row.ts'
import { isUsedUp, standingOf, usualLastWithdrawalFactor, type RowStanding } from './withdrawals.ts'

type Step = number | { xp?: number; xw?: number } | 'ended' | 'cancelled'

const at = (second: number) => Temporal.Instant.fromEpochMilliseconds(second * 1000)

/**
 * A history told in order: a number is a draw, an object opens an addition, 'ended' ends it, 'cancelled' is a draw
 * fallen out.
 */
function told(steps: readonly Step[]): { draws: Draw[]; additions: Addition[] } {
  const draws: Draw[] = []
  const additions: Addition[] = []
  steps.forEach((step, second) => {
    if (typeof step === 'number') draws.push({ confirmedAt: at(second), packages: step })
    else if (step === 'ended') {
      const open = additions.pop()
      if (open) additions.push({ ...open, endedAt: at(second) })
    } else if (step !== 'cancelled') {
      additions.push({
        openedAt: at(second),
        endedAt: null,
        extraPackages: step.xp ?? 0,
        extraWithdrawals: step.xw ?? 0,
      })
    }
  })
  return { draws, additions }
}

const granted: Granted = { withdrawals: 4, packagesPerWithdrawal: 14, packageAdjustment: 0 }

function after(...steps: Step[]): RowStanding {
  return standingAfter(granted, steps)
}

function standingAfter(grant: Granted, steps: readonly Step[]): RowStanding {
  return standingOf({ granted: grant, ...told(steps), lastWithdrawalFactor: usualLastWithdrawalFactor })
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

interface Figures {
  readonly w: number
  readonly R: number
  readonly base: number
  readonly unused: number
  readonly allowed: number
}

/** Every figure straight from its definition, over the steps so far, with no running sums. */
function byDefinition(grant: Granted, steps: readonly Step[]): Figures {
  const { withdrawals: W, packagesPerWithdrawal: S } = grant
  const before = (index: number) => byDefinition(grant, steps.slice(0, index))
  const drawsIn = (from: number, to: number) =>
    steps.flatMap((step, index) =>
      typeof step === 'number' && index >= from && index < to ? [{ q: step, index }] : [],
    )
  const opened = steps.flatMap((step, from) => (typeof step === 'object' ? [{ ...step, from }] : []))
  const additions = opened.map(({ from, xp = 0, xw = 0 }) => {
    const end = steps.indexOf('ended', from)
    return { from, xp, xw, to: end === -1 ? steps.length : end, isOpen: end === -1 }
  })
  const made = (to: number) => drawsIn(0, to).filter(({ index }) => before(index).w > 0).length

  let usedXw = 0
  let [XW, XP, unused] = [0, 0, 0]
  for (const { from, to, xp, xw, isOpen } of additions) {
    const own = Math.min(Math.max(made(to) - W - usedXw, 0), xw)
    const above = drawsIn(from, to).reduce((sum, { q, index }) => sum + Math.max(0, q - before(index).base), 0)
    usedXw += own
    XW += isOpen ? xw : own
    XP += isOpen ? xp : Math.min(xp, above)
    if (isOpen) unused = xp - Math.min(xp, above)
  }
  const w = Math.max(0, W + XW - made(steps.length))
  const drawn = drawsIn(0, steps.length).reduce((sum, { q }) => sum + q, 0)
  const R = Math.max(0, W * S + XW * S + XP - drawn)
  const base = w === 0 ? 0 : Math.min(Math.max(0, R - unused), w === 1 ? 2 * S : S)
  return { w, R, base, unused, allowed: Math.min(R, base + unused) }
}

interface Wish {
  readonly kind: 'draw' | 'add' | 'end'
  readonly xp: number
  readonly xw: number
  readonly share: number
}

const wishes = fc.array(
  fc.record<Wish>({
    kind: fc.constantFrom('draw', 'draw', 'draw', 'add', 'add', 'end'),
    xp: fc.nat(9),
    xw: fc.nat(2),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  { maxLength: 11, size: 'max' },
)

const grants = fc.record<Granted>({
  withdrawals: fc.integer({ min: 1, max: 3 }),
  packagesPerWithdrawal: fc.integer({ min: 1, max: 6 }),
  packageAdjustment: fc.constant(0),
})

/** Turns wishes into a history in which every draw was allowed at its moment and additions follow one another. */
function allowedHistory(grant: Granted, wanted: readonly Wish[]): Step[] {
  const steps: Step[] = []
  let open = false
  for (const { kind, xp, xw, share } of wanted) {
    if (kind === 'add' && !open && xp + xw > 0) {
      steps.push({ xp, xw })
      open = true
    } else if (kind === 'end' && open) {
      steps.push('ended')
      open = false
    } else if (kind === 'draw') {
      const standing = standingAfter(grant, steps)
      if (!standing.usedUp) steps.push(Math.max(1, Math.floor((standing.allowed * share) / 100)))
    }
  }
  return steps
}

function sumOf(steps: readonly Step[], value: (step: Step) => number): number {
  return steps.reduce<number>((sum, step) => sum + value(step), 0)
}

describe('over random histories', () => {
  test('the replay gives what the definitions give, also when some draws fall out', () => {
    fc.assert(
      fc.property(grants, wishes, fc.array(fc.nat(10), { maxLength: 2 }), (grant, wanted, cancelled) => {
        const steps = allowedHistory(grant, wanted).map((step, index) =>
          typeof step === 'number' && cancelled.includes(index) ? 'cancelled' : step,
        )
        const standing = standingAfter(grant, steps)
        expect({
          w: standing.withdrawalsRemaining,
          R: standing.packagesRemaining,
          base: standing.base,
          unused: standing.unusedExtraPackages,
          allowed: standing.allowed,
        }).toEqual(byDefinition(grant, steps))
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
        expect(drawn).toBeLessThanOrEqual(W * S + extra)
      }),
      { numRuns: 1_000 },
    )
  })
})
