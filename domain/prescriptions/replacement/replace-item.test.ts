import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../row/histories-in-tests.ts'
import { standingOf, usualLastWithdrawalFactor } from '../row/withdrawals.ts'
import { inNewPackages, replaceInRow, type PackageSizes, type RowToReplace } from './replace-item.ts'

interface Story {
  readonly S: number
  /** Pieces of the placed orders. */
  readonly drawn: readonly number[]
  readonly adjustment?: number
  readonly W?: number
}

const rowOf = ({ S, drawn, adjustment = 0, W = 4 }: Story): RowToReplace => ({
  granted: { withdrawals: W, packagesPerWithdrawal: S, packageAdjustment: adjustment },
  draws: drawn.map((pieces, second) => ({ confirmedAt: at(second), pieces })),
  additions: [],
  lastWithdrawalFactor: usualLastWithdrawalFactor,
})

/** The row as it stands with its new item. */
function standingAfter(
  row: RowToReplace,
  { to }: PackageSizes,
  { packagesPerWithdrawal, packageAdjustment } = after(row, to),
) {
  return standingOf({
    ...row,
    granted: { ...row.granted, packagesPerWithdrawal, packageAdjustment },
    draws: row.draws.map(({ confirmedAt, pieces }) => ({ confirmedAt, packages: Math.ceil(pieces / to) })),
  })
}
const after = (row: RowToReplace, to: number, from = 28) => replaceInRow(row, { from, to })

describe('a row of 4 withdrawals whose item is replaced (rules 3.12)', () => {
  test.each<[string, Story, PackageSizes, number, number, number, number, number | null]>([
    ['14, 10 packs, 28 to 14', { S: 14, drawn: [280] }, { from: 28, to: 14 }, 46, 28, 92, 0, 112],
    ['14, 10 packs, 28 to 30', { S: 14, drawn: [280] }, { from: 28, to: 30 }, 46, 14, 43, -3, 53],
    ['14, none, 28 to 30', { S: 14, drawn: [] }, { from: 28, to: 30 }, 56, 14, 53, -3, null],
    ['1, 1 pack, 28 to 100', { S: 1, drawn: [28] }, { from: 28, to: 100 }, 3, 1, 1, -2, 2],
    [
      '14, 10 packs, 28 to 30 and then to 14',
      { S: 14, drawn: [280], adjustment: -3 },
      { from: 30, to: 14 },
      43,
      30,
      93,
      -7,
      113,
    ],
  ])('%s', (_name, story, sizes, before, S, R, adjustment, whenCancelled) => {
    const row = rowOf(story)
    const replaced = replaceInRow(row, sizes)
    expect(replaced).toEqual({
      remainingBefore: before,
      packagesPerWithdrawal: S,
      packagesRemaining: R,
      packageAdjustment: adjustment,
    })
    expect(standingAfter(row, sizes, replaced)).toMatchObject({ packagesRemaining: R, packagesOverdrawn: 0 })
    if (whenCancelled !== null) {
      const cancelled = { ...row, draws: [] }
      expect(standingAfter(cancelled, sizes, replaced).packagesRemaining).toBe(whenCancelled)
    }
  })

  test('the same size changes nothing, and keeps what an earlier replacement rounded', () => {
    expect(replaceInRow(rowOf({ S: 14, drawn: [280], adjustment: -3 }), { from: 28, to: 28 })).toMatchObject({
      packagesPerWithdrawal: 14,
      packagesRemaining: 43,
      packageAdjustment: -3,
    })
  })

  test('a row that is used up stays used up', () => {
    const row = rowOf({ S: 14, drawn: [392, 392, 392, 392] })
    const replaced = after(row, 30)
    expect(standingAfter(row, { from: 28, to: 30 }, replaced)).toMatchObject({ usedUp: true, packagesRemaining: 0 })
  })
})

const histories = fc.record({
  W: fc.integer({ min: 1, max: 12 }),
  S: fc.integer({ min: 1, max: 30 }),
  sizes: fc.record({ from: fc.integer({ min: 1, max: 200 }), to: fc.integer({ min: 1, max: 200 }) }),
  drawn: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
  additions: fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 6 }),
      xp: fc.integer({ min: 0, max: 10 }),
      xw: fc.integer({ min: 0, max: 3 }),
      isOpen: fc.boolean(),
    }),
    { maxLength: 1 },
  ),
})

/** Nobody draws more than is allowed, so a history is one that may have been. */
function toRow({ W, S, sizes, drawn, additions: wished }: typeof histories extends fc.Arbitrary<infer T> ? T : never) {
  const additions = wished
    .filter(({ xp, xw }) => xp + xw > 0)
    .map(({ from, xp, xw, isOpen }) => ({
      openedAt: at(from * 2),
      endedAt: isOpen ? null : at(from * 2 + 3),
      extraPackages: xp,
      extraWithdrawals: xw,
    }))
  const granted = { withdrawals: W, packagesPerWithdrawal: S, packageAdjustment: 0 }
  const draws: { confirmedAt: Temporal.Instant; packages: number }[] = []
  for (const [place, wish] of drawn.entries()) {
    const confirmedAt = at(place * 2 + 1)
    const opened = additions.filter(({ openedAt }) => Temporal.Instant.compare(openedAt, confirmedAt) <= 0)
    const known = opened.map((each) =>
      each.endedAt && Temporal.Instant.compare(each.endedAt, confirmedAt) < 0 ? each : { ...each, endedAt: null },
    )
    const { allowed } = standingOf({ granted, draws, additions: known, lastWithdrawalFactor: 2 })
    if (allowed > 0) draws.push({ confirmedAt, packages: Math.min(wish, allowed) })
  }
  const row: RowToReplace = {
    granted,
    additions,
    lastWithdrawalFactor: 2,
    draws: draws.map(({ confirmedAt, packages }) => ({ confirmedAt, pieces: packages * sizes.from })),
  }
  return { row, before: standingOf({ ...row, draws }) }
}

describe('whatever was drawn before', () => {
  const rounds = { numRuns: 2000 }

  test('nobody gets fewer pieces, and less than one new package more', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { row, before } = toRow(history)
        const { from, to } = history.sizes
        const { packagesRemaining: R } = replaceInRow(row, history.sizes)
        expect(R * to).toBeGreaterThanOrEqual(before.packagesRemaining * from)
        expect(R * to).toBeLessThan(before.packagesRemaining * from + to)
      }),
      rounds,
    )
  })

  test('what is left is what was said, by the replay of the draws, and the withdrawals stay', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { row, before } = toRow(history)
        const replaced = replaceInRow(row, history.sizes)
        const standing = standingAfter(row, history.sizes, replaced)
        expect(standing.packagesRemaining).toBe(replaced.packagesRemaining)
        expect(standing.withdrawalsRemaining).toBe(before.withdrawalsRemaining)
        expect(standing.packagesOverdrawn).toBe(0)
      }),
      rounds,
    )
  })

  test('there and back again nobody has less', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { row, before } = toRow(history)
        const { from, to } = history.sizes
        const there = replaceInRow(row, { from, to })
        const back = replaceInRow({ ...row, granted: { ...row.granted, ...there } }, { from: to, to: from })
        expect(back.packagesRemaining).toBeGreaterThanOrEqual(before.packagesRemaining)
      }),
      rounds,
    )
  })
})

test('pieces decide, rounded up to whole packages', () => {
  expect(inNewPackages(46, { from: 28, to: 30 })).toBe(43)
  expect(inNewPackages(0, { from: 28, to: 30 })).toBe(0)
})
