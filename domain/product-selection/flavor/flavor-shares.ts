import { fraction, minus, plus, readDecimal, type Fraction } from '../../fraction.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'

/** One flavour of a product and how much of it is used, as a decimal text; null while nobody has shared it out. */
export interface FlavorShare {
  readonly itemNumber: string
  readonly consumption: string | null
}

export type FlavorRefusal = 'flavor-twice' | 'flavor-not-of-group' | 'flavor-not-orderable' | 'flavors-do-not-sum'

const none = fraction(0)

/** Whether anybody has said how much of which flavour is used. */
export function areShared(shares: readonly FlavorShare[]): boolean {
  return shares.some((share) => share.consumption !== null)
}

/** The sum of what is shared out, exactly, as a decimal text with at most six decimals. */
export function sumOfShares(shares: readonly FlavorShare[]): string {
  return decimalOf(sum(shares))
}

/**
 * The flavours of a product as they are saved: each once, of the product's group (`orderable` knows the group's item numbers),
 * orderable unless nothing of it is wanted, and together exactly what is used (rules 3.13). `at` is the path of the list.
 */
export function flavorsFit(
  shares: readonly FlavorShare[],
  { orderable, consumption, at }: { orderable: ReadonlyMap<string, boolean>; consumption: string | null; at: string },
): Outcome<readonly FlavorShare[], FlavorRefusal> {
  const seen = new Set<string>()
  for (const [index, share] of shares.entries()) {
    const place = { at: `${at}[${index}].itemNumber` }
    if (seen.has(share.itemNumber)) return refuse('flavor-twice', place)
    seen.add(share.itemNumber)
    const canBeOrdered = orderable.get(share.itemNumber)
    if (canBeOrdered === undefined) return refuse('flavor-not-of-group', place)
    if (!canBeOrdered && !isNothing(share)) return refuse('flavor-not-orderable', place)
  }
  return sharesAddUp(shares, consumption) ? agree(shares) : refuse('flavors-do-not-sum', { at })
}

/** True when nothing is shared out, or when the shares are exactly what is used. */
export function sharesAddUp(shares: readonly FlavorShare[], consumption: string | null): boolean {
  if (!areShared(shares)) return true
  const whole = consumption === null ? null : readDecimal(consumption)
  return whole !== null && isZero(minus(sum(shares), whole))
}

function sum(shares: readonly FlavorShare[]): Fraction {
  return shares.reduce((total, { consumption }) => plus(total, readDecimal(consumption ?? '0') ?? none), none)
}

function isNothing({ consumption }: FlavorShare): boolean {
  const amount = consumption === null ? null : readDecimal(consumption)
  return amount !== null && isZero(amount)
}

function isZero({ numerator }: Fraction): boolean {
  return numerator === 0n
}

const decimals = 6

/** Sums of decimals with at most six decimals have at most six decimals themselves. */
function decimalOf({ numerator, denominator }: Fraction): string {
  const scaled = (numerator * 10n ** BigInt(decimals)) / denominator
  const digits = scaled.toString().padStart(decimals + 1, '0')
  const fractionPart = digits.slice(-decimals).replace(/0+$/, '')
  return digits.slice(0, -decimals) + (fractionPart === '' ? '' : `.${fractionPart}`)
}
