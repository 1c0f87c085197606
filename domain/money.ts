import { fraction, readDecimal, times } from './fraction.ts'

/** Whole minor units of the market's currency: 12550 is 125.50 kronor, 999 is 9.99 euro. */
export type Minor = number

/** Hundredths of a percent, so that 25.5 % is the whole number 2550. */
export type BasisPoints = number

const wholeInBasisPoints = 10_000

/** A percentage as decimal text, such as '25.5' or '25.50', exactly; null when it is none or finer than a hundredth. */
export function readRate(percent: string): BasisPoints | null {
  const rate = readDecimal(percent)
  const inHundredths = rate && times(rate, fraction(100))
  return inHundredths?.denominator === 1n ? Number(inHundredths.numerator) : null
}

/**
 * A quotient of whole numbers rounded half away from zero, which is how every sum of money is rounded here (round2 of
 * rules 3). The denominator is above 0.
 */
export function roundHalfAway(numerator: number | bigint, denominator: number | bigint): Minor {
  const above = BigInt(numerator)
  const below = BigInt(denominator)
  const size = above < 0n ? -above : above
  const rounded = Number((2n * size + below) / (2n * below))
  return above < 0n && rounded !== 0 ? -rounded : rounded
}

/** `percentOf(18000, 300)` is 3 % of 180.00: 540. */
export function percentOf(amount: Minor, rate: BasisPoints): Minor {
  return roundHalfAway(BigInt(amount) * BigInt(rate), wholeInBasisPoints)
}

export function sumOf(amounts: Iterable<Minor>): Minor {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/**
 * Shares a sum out by largest remainder: each exact share is rounded down, the missing units go to the largest
 * remainders, and among equal ones to the earlier (rules 3.8). The shares always add up to the sum. Weights are
 * at least 0; when all are 0 the shares are 0 and nothing is shared out.
 */
export function shareOut(sum: Minor, weights: readonly number[]): Minor[] {
  const whole = BigInt(sumOf(weights))
  if (whole === 0n) return weights.map(() => 0)
  const exact = weights.map((weight, place) => {
    const share = BigInt(sum) * BigInt(weight)
    return { place, down: Number(share / whole), remainder: share % whole }
  })
  const missing = sum - sumOf(exact.map((each) => each.down))
  const first = exact
    .toSorted((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1))
    .slice(0, missing)
  const lifted = new Set(first.map((each) => each.place))
  return exact.map((each) => (lifted.has(each.place) ? each.down + 1 : each.down))
}
