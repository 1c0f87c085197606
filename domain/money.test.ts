import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf, readRate, roundHalfAway, shareOut, sumOf } from './money.ts'

describe('rounding money', () => {
  test.each([
    [5, 10, 1],
    [-5, 10, -1],
    [4, 10, 0],
    [-4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-25, 10, -3],
    [1, 3, 0],
    [2, 3, 1],
  ])('%i / %i rounds half away from zero to %i', (numerator, denominator, rounded) => {
    expect(roundHalfAway(numerator, denominator)).toBe(rounded)
  })

  test('gives the one whole that lies nearest, and of two as near the one farther from zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5_000, max: 5_000 }),
        fc.integer({ min: 1, max: 300 }),
        (numerator, denominator) => {
          const away = (whole: number) => Math.abs(whole * denominator - numerator)
          const near = Math.trunc(numerator / denominator) + 0
          const [nearest = 0] = [near - 1, near, near + 1].toSorted(
            (one, other) => away(one) - away(other) || Math.abs(other) - Math.abs(one),
          )
          expect(roundHalfAway(numerator, denominator)).toBe(nearest)
        },
      ),
    )
  })

  test('a percentage is taken in hundredths of a percent', () => {
    expect(percentOf(18_000, 300)).toBe(540)
    expect(percentOf(3_333, 2_550)).toBe(850)
  })
})

test('a rate is read from its decimal text', () => {
  expect(['25', '25.50', '13.5', '0'].map(readRate)).toEqual([2500, 2550, 1350, 0])
  expect([readRate('0.001'), readRate('many')]).toEqual([null, null])
})

describe('sharing a sum out', () => {
  test('gives the missing units to the largest remainders, among equal ones to the earlier', () => {
    expect(shareOut(8, [10, 10, 10])).toEqual([3, 3, 2])
    expect(shareOut(5, [1, 3])).toEqual([1, 4])
  })

  test('gives nothing when there is nothing to weigh by', () => {
    expect(shareOut(0, [0, 0])).toEqual([0, 0])
  })

  test('always adds up to the sum, and no share is a whole unit away from its exact value', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }).filter((each) => sumOf(each) > 0)
    fc.assert(
      fc.property(fc.nat(10_000_000), weights, (sum, parts) => {
        const shares = shareOut(sum, parts)
        const whole = BigInt(sumOf(parts))
        expect(sumOf(shares)).toBe(sum)
        shares.forEach((share, place) => {
          const away = BigInt(share) * whole - BigInt(sum) * BigInt(parts[place] ?? 0)
          expect(away < whole && away > -whole).toBe(true)
        })
      }),
    )
  })
})
