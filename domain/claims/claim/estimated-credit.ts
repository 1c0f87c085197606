import { percentOf, type BasisPoints, type Minor } from '../../money.ts'
import type { ClaimType, WantedOutcome } from './claim-words.ts'

const whole: BasisPoints = 10_000

/** The share that is credited: all of it for a fault of the supplier's, the setting OwnErrorCreditPercent for a return (rules 3.8). */
export function creditRate(type: ClaimType, ownErrorRate: BasisPoints): BasisPoints {
  return type === 'claim' ? whole : ownErrorRate
}

export interface CreditFacts {
  readonly type: ClaimType
  readonly wantedOutcome: WantedOutcome | null
  /** Whole packages; null while nothing is typed. */
  readonly packages: number | null
  /** Without VAT; null where no price is known. */
  readonly pricePerPackage: Minor | null
  readonly ownErrorRate: BasisPoints
}

/** An estimate, for the supplier decides. Who wants new goods or only reports gets no money. Null where no price is known. */
export function estimatedCredit({
  type,
  wantedOutcome,
  packages,
  pricePerPackage,
  ownErrorRate,
}: CreditFacts): Minor | null {
  if (pricePerPackage === null) return null
  if (type === 'claim' && (wantedOutcome === 'new-delivery' || wantedOutcome === 'report-only')) return 0
  return percentOf(pricePerPackage * (packages ?? 0), creditRate(type, ownErrorRate))
}
