/**
 * An exact fraction of whole numbers in lowest terms; the denominator is above 0.
 * Amounts of pieces are worked out in fractions and rounded once, at the end (rules 3): in binary floats
 * 7 per month for 3 months needs 22 pieces, in truth 21.
 */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/**
 * `fraction(365, 12)` is 365/12, `fraction(3)` is 3. Throws RangeError when the denominator is 0 or a number is not
 * whole.
 */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Fraction {
  const below = BigInt(denominator)
  if (below === 0n) throw new RangeError('The denominator of a fraction is not 0')
  const above = BigInt(numerator)
  const common = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n)
  return { numerator: above / common, denominator: below / common }
}

const decimalForm = /^(\d{1,9})(?:[.,](\d{1,6}))?$/

/** What a person typed, such as '0.5' or '0,5', read exactly. Null for everything that is not such a decimal. */
export function readDecimal(text: string): Fraction | null {
  const [form, whole, decimals = ''] = decimalForm.exec(text.trim()) ?? []
  return form === undefined ? null : fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

export function times(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator)
}

/** Throws RangeError when the divisor is 0. */
export function dividedBy(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.denominator, left.denominator * right.numerator)
}

export function minus(left: Fraction, right: Fraction): Fraction {
  return fraction(
    left.numerator * right.denominator - right.numerator * left.denominator,
    left.denominator * right.denominator,
  )
}

export function plus(left: Fraction, right: Fraction): Fraction {
  return minus(left, { numerator: -right.numerator, denominator: right.denominator })
}

export function isPositive(value: Fraction): boolean {
  return value.numerator > 0n
}

/** The largest whole number that is not above the fraction. */
export function floor({ numerator, denominator }: Fraction): number {
  const towardsZero = numerator / denominator
  return Number(numerator < 0n && numerator % denominator !== 0n ? towardsZero - 1n : towardsZero)
}

/** The smallest whole number that is not below the fraction. */
export function ceil({ numerator, denominator }: Fraction): number {
  return -floor({ numerator: -numerator, denominator })
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}
