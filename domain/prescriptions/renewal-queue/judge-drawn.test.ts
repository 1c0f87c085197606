import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysGone, type DrawnOfRow, judgeDrawn, packagesAtPace } from './judge-drawn.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const year = { start: day('2026-01-06'), end: day('2027-01-05') }
const row = (packagesDrawn: number, more: Partial<DrawnOfRow> = {}): DrawnOfRow => ({
  withdrawals: 4,
  packagesPerWithdrawal: 16,
  packagesDrawn,
  period: year,
  today: day('2026-11-20'),
  ...more,
})

describe('what was drawn of a row by 20 November, of 64 packages until 5 January', () => {
  // 319 of 365 days: 55.9 packages should have been drawn by now, 80 percent of it is 44.7.
  test.each([
    [64, 'as-prescribed'],
    [45, 'as-prescribed'],
    [44, 'less'],
    [41, 'less'],
    [0, 'less'],
    [65, 'more'],
  ] as const)('%i packages is %s', (packages, judgement) => expect(judgeDrawn(row(packages))).toBe(judgement))

  test('at the pace of 41 packages is 4 times 12 over a year', () => expect(packagesAtPace(row(41))).toBe(12))

  test('at the pace prescribed, or when nothing was drawn, is nothing else', () => {
    expect(packagesAtPace(row(55))).toBeNull()
    expect(packagesAtPace(row(0))).toBeNull()
  })
})

test('on the first day one day has gone, after the last all have', () => {
  expect(daysGone({ period: year, today: day('2026-01-06') })).toBe(1)
  expect(daysGone({ period: year, today: day('2025-01-06') })).toBe(1)
  expect(daysGone({ period: year, today: day('2027-06-01') })).toBe(365)
})

const rows = fc
  .record({
    withdrawals: fc.integer({ min: 1, max: 30 }),
    packagesPerWithdrawal: fc.integer({ min: 1, max: 200 }),
    packagesDrawn: fc.integer({ min: 0, max: 7000 }),
    length: fc.integer({ min: 28, max: 366 }),
    gone: fc.integer({ min: -5, max: 400 }),
  })
  .map(({ length, gone, ...rest }) => ({
    ...rest,
    period: { start: day('2026-02-03'), end: day('2026-02-03').add({ days: length - 1 }) },
    today: day('2026-02-03').add({ days: gone }),
  }))

describe('against a slow reference that goes day by day', () => {
  const daysUntil = ({ period, today }: DrawnOfRow) => {
    let gone = 0
    let all = 0
    for (let at = period.start; Temporal.PlainDate.compare(at, period.end) <= 0; at = at.add({ days: 1 })) {
      all += 1
      if (Temporal.PlainDate.compare(at, today) <= 0) gone += 1
    }
    return { gone: Math.max(gone, 1), all }
  }

  test('the judgement is the same', () =>
    fc.assert(
      fc.property(rows, (each) => {
        const { gone, all } = daysUntil(each)
        const whole = each.withdrawals * each.packagesPerWithdrawal
        // In whole packages: how many drawn ones are the fewest that are enough.
        let enough = 0
        while (BigInt(enough) * BigInt(all) * 5n < 4n * BigInt(whole) * BigInt(gone)) enough += 1
        const judged = each.packagesDrawn > whole ? 'more' : each.packagesDrawn < enough ? 'less' : 'as-prescribed'
        expect(judgeDrawn(each)).toBe(judged)
      }),
      { numRuns: 60 },
    ))

  test('what is proposed is the fewest packages that serve the same pace for a whole period', () =>
    fc.assert(
      fc.property(rows, (each) => {
        const { gone, all } = daysUntil(each)
        let packages = 1
        while (packages * each.withdrawals * gone < each.packagesDrawn * all) packages += 1
        const proposed = each.packagesDrawn === 0 || packages === each.packagesPerWithdrawal ? null : packages
        expect(packagesAtPace(each)).toBe(proposed)
      }),
      { numRuns: 60 },
    ))
})
