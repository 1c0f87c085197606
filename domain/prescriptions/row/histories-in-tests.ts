import type { Addition, Draw, Granted } from './row.ts'
import { standingOf, usualLastWithdrawalFactor, type RowStanding, type WithdrawalFacts } from './withdrawals.ts'

export type Step = number | { xp?: number; xw?: number } | 'ended' | 'cancelled'

export const at = (second: number) => Temporal.Instant.fromEpochMilliseconds(second * 1000)

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

/** The facts of a row with such a history. */
export function factsAfter(granted: Granted, steps: readonly Step[]): WithdrawalFacts {
  return { granted, ...told(steps), lastWithdrawalFactor: usualLastWithdrawalFactor }
}

export function standingAfter(granted: Granted, steps: readonly Step[]): RowStanding {
  return standingOf(factsAfter(granted, steps))
}

export interface Figures {
  readonly n: number
  readonly XW: number
  readonly w: number
  readonly R: number
  /** R before it is clamped. */
  readonly left: number
  readonly base: number
  readonly unused: number
  readonly allowed: number
}

/** Every figure straight from its definition, over the steps so far, with no running sums. */
export function byDefinition(grant: Granted, steps: readonly Step[]): Figures {
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
  const n = made(steps.length)
  const w = Math.max(0, W + XW - n)
  const drawn = drawsIn(0, steps.length).reduce((sum, { q }) => sum + q, 0)
  const left = W * S + XW * S + XP + grant.packageAdjustment - drawn
  const R = Math.max(0, left)
  const base = w === 0 ? 0 : Math.min(Math.max(0, R - unused), w === 1 ? 2 * S : S)
  return { n, XW, w, R, left, base, unused, allowed: Math.min(R, base + unused) }
}

export interface Wish {
  readonly kind: 'draw' | 'add' | 'end'
  readonly xp: number
  readonly xw: number
  readonly share: number
}

/** So many wishes and grants there are; a test draws their numbers. */
export const wishCount = 18_000
export const grantCount = 126

export function wishOf(number: number): Wish {
  const kinds = ['draw', 'draw', 'draw', 'add', 'add', 'end'] as const
  const digit = (step: number, count: number) => Math.floor(number / step) % count
  return { kind: kinds[digit(1, 6)] ?? 'draw', share: 1 + digit(6, 100), xp: digit(600, 10), xw: digit(6_000, 3) }
}

export function grantOf(number: number): Granted {
  const digit = (step: number, count: number) => Math.floor(number / step) % count
  return { withdrawals: 1 + digit(1, 3), packagesPerWithdrawal: 1 + digit(3, 6), packageAdjustment: digit(18, 7) - 3 }
}

/** Turns wishes into a history in which every draw was allowed at its moment and additions follow one another. */
export function allowedHistory(grant: Granted, wanted: readonly Wish[]): Step[] {
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
