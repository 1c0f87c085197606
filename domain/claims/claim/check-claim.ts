import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { ClaimType, FaultKind } from './claim-words.ts'

/** What is filled in, as far as it is judged. */
export interface ClaimFacts {
  readonly type: ClaimType
  readonly requester: string
  readonly orderNumber: string
  readonly itemNumber: string
  readonly faultKind: FaultKind | null
  readonly faultDescription: string
  readonly defectiveItems: number | null
  readonly packages: number | null
  /** In kilograms. */
  readonly weight: number | null
  /** `YYYY-MM-DD`. */
  readonly dispatchDate: string | null
  readonly pickUpDate: string | null
  /** What the order line holds; null where no line is known. */
  readonly ordered: { readonly packages: number; readonly pieces: number } | null
}

export type ClaimFault = 'missing' | 'too-many' | 'before-dispatch'

/** A field that is wrong, by its name. */
export interface ClaimFinding {
  readonly at: string
  readonly fault: ClaimFault
}

/**
 * Everything that keeps a claim from being registered, in the order of the form. A claim needs what is wrong, in how many
 * items (O-3-82); a return how much it is and when it goes or is fetched (O-3-83, O-3-84). Both say of what and why.
 */
export function findingsOf(claim: ClaimFacts): ClaimFinding[] {
  const isReturn = claim.type === 'return'
  const missing = [
    claim.orderNumber === '' && claim.itemNumber === '' && 'orderNumber',
    claim.requester === '' && 'requester',
    claim.faultDescription === '' && 'faultDescription',
    !isReturn && !claim.defectiveItems && 'defectiveItems',
    !claim.packages && 'packages',
    isReturn && !claim.weight && 'weight',
    isReturn && claim.dispatchDate === null && claim.pickUpDate === null && 'dispatchDate',
  ].filter((at) => at !== false)
  const { ordered } = claim
  const tooMany = [
    ordered && !isReturn && (claim.defectiveItems ?? 0) > ordered.pieces && 'defectiveItems',
    ordered && (claim.packages ?? 0) > ordered.packages && 'packages',
  ].filter((at) => typeof at === 'string')
  const isFetchedFirst =
    isReturn && claim.dispatchDate !== null && claim.pickUpDate !== null && claim.pickUpDate < claim.dispatchDate
  return [
    ...missing.map((at): ClaimFinding => ({ at, fault: 'missing' })),
    ...tooMany.map((at): ClaimFinding => ({ at, fault: 'too-many' })),
    ...(isFetchedFirst ? [{ at: 'pickUpDate', fault: 'before-dispatch' } as const] : []),
  ]
}

const refusalOf = {
  missing: 'field-missing',
  'too-many': 'more-than-ordered',
  'before-dispatch': 'fetched-before-it-goes',
} as const

/** Refuses by the first of the findings. */
export function checkClaim(claim: ClaimFacts): Outcome<ClaimFacts, (typeof refusalOf)[ClaimFault]> {
  const [first] = findingsOf(claim)
  return first ? refuse(refusalOf[first.fault], { at: first.at }) : agree(claim)
}
