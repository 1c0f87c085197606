import { prescriptionStatus, type PrescriptionStatus } from '../../prescriptions/row/row.ts'
import { unavailabilityCode as code, type UnavailabilityCode } from './unavailability-code.ts'

/** Why a line stands set aside from the start: its `unavailabilityCode` says it, or nobody knows which flavours, or how much. */
export const setAsideReasons = ['unavailable', 'flavors-unknown', 'consumption-missing'] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

/** What can be done about such a line, from the shortest way to the longest. */
export const waysOn = ['fill-in', 'addition', 'renew', 'replace'] as const
export type WayOn = (typeof waysOn)[number]

export interface ProposedFacts {
  readonly unavailability: UnavailabilityCode | null
  /** The packages that are proposed, and those that its flavours are proposed with; null for an item that has none. */
  readonly quantity: number
  readonly flavorPackages: readonly number[] | null
  readonly prescriptionStatus: PrescriptionStatus
  /** What this very person may do with the prescription and its row here. */
  readonly mayRenew: boolean
  readonly mayAdd: boolean
  readonly mayReplace: boolean
}

export interface SetAside {
  readonly reason: SetAsideReason
  /** Null where nothing can be done by whoever looks. */
  readonly wayOn: WayOn | null
}

/**
 * A line that the system proposes and that cannot go stands set aside from the start, with its reason and its way on, so
 * that the rest can be ordered (rules 3.19). Null for one that can go, or that is not wanted at all.
 */
export function setAsideFromStart(facts: ProposedFacts): SetAside | null {
  if (facts.unavailability !== null) return { reason: 'unavailable', wayOn: wayOnOf(facts.unavailability, facts) }
  const { quantity, flavorPackages } = facts
  const isSplit = flavorPackages === null || flavorPackages.reduce((sum, each) => sum + each, 0) === quantity
  return isSplit ? null : { reason: 'flavors-unknown', wayOn: 'fill-in' }
}

function wayOnOf(unavailability: UnavailabilityCode, facts: ProposedFacts): WayOn | null {
  if (unavailability === code.prescriptionEnded) return facts.mayRenew ? 'renew' : null
  if (unavailability === code.noWithdrawalsRemain) return moreOf(facts)
  const isGone = unavailability === code.gone || unavailability === code.notSold
  const isStopped = isGone || unavailability === code.uncertainDelivery
  return isStopped && facts.mayReplace ? 'replace' : null
}

/** In the middle of its period a row gets an addition; near the end, and after it, the prescription is renewed. */
function moreOf({ prescriptionStatus: status, mayRenew, mayAdd }: ProposedFacts): WayOn | null {
  if (mayAdd && status === prescriptionStatus.active) return 'addition'
  if (mayRenew) return 'renew'
  return mayAdd ? 'addition' : null
}
