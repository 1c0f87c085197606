import { holdsOn, isOnOrBefore, type Period } from '../../calendar/period.ts'
import { prescriptionStatus, rowStatus, type PrescriptionStatus, type RowStatus } from '../../prescriptions/row/row.ts'
import { unavailabilityCode, type UnavailabilityCode } from './unavailability-code.ts'
import { isGone, isNotSold, isStopped, type ItemFacts, type ItemSettings } from './item-status.ts'

/** Where the question is asked: search and details, cart, withdrawal of a row, purchase for a place. */
export type AvailabilityContext = 'search' | 'cart' | 'withdrawal' | 'purchase'

/** The row as far as ordering asks for it; null where the item is on no prescription. */
export interface PrescribedFacts {
  readonly prescriptionStatus: PrescriptionStatus
  readonly period: Period
  readonly rowStatus: RowStatus
  /** Nothing is allowed any more (rules 3.3). */
  readonly usedUp: boolean
  /** The interval is enforced and has not passed (rules 3.4). */
  readonly blockedByInterval: boolean
}

/** Facts that a context does not ask for may be left at their harmless value. */
export interface AvailabilityFacts {
  readonly today: Temporal.PlainDate
  readonly item: ItemFacts
  readonly settings: ItemSettings
  readonly hasPriceAndPackageSize: boolean
  readonly isBeingReplaced: boolean
  readonly areaIsOn: boolean
  readonly hasCustomerNumber: boolean
  readonly mayOrderInArea: boolean
  readonly isInAgreement: boolean
  readonly isInUserAvailability: boolean
  readonly recipientCanReceive: boolean
  readonly prescribed: PrescribedFacts | null
  /** Something outside stops the item and does not say why. */
  readonly stoppedWithoutReason: boolean
}

interface Reason {
  readonly code: UnavailabilityCode
  readonly contexts: readonly AvailabilityContext[]
  readonly holds: (facts: AvailabilityFacts) => boolean
}

const everywhere: readonly AvailabilityContext[] = ['search', 'cart', 'withdrawal', 'purchase']
const whereItIsChosen: readonly AvailabilityContext[] = ['search', 'cart', 'purchase']
const whereItIsOrdered: readonly AvailabilityContext[] = ['cart', 'withdrawal', 'purchase']
const code = unavailabilityCode

/** In the order of match. */
const reasons: readonly Reason[] = [
  { code: code.recipientCannotReceive, contexts: ['cart', 'withdrawal'], holds: (facts) => !facts.recipientCanReceive },
  { code: code.areaIsOff, contexts: everywhere, holds: (facts) => !facts.areaIsOn },
  { code: code.mayNotOrderInArea, contexts: ['withdrawal', 'purchase'], holds: (facts) => !facts.mayOrderInArea },
  { code: code.notPrescribed, contexts: ['withdrawal'], holds: isNotPrescribed },
  { code: code.prescriptionEnded, contexts: ['withdrawal'], holds: hasEnded },
  { code: code.noWithdrawalsRemain, contexts: ['withdrawal'], holds: (facts) => facts.prescribed?.usedUp === true },
  { code: code.gone, contexts: everywhere, holds: ({ item, settings }) => isGone(item, settings) },
  { code: code.notSold, contexts: everywhere, holds: ({ item }) => isNotSold(item) },
  { code: code.outsideAgreement, contexts: whereItIsChosen, holds: (facts) => !facts.isInAgreement },
  { code: code.outsideUserAvailability, contexts: whereItIsChosen, holds: (facts) => !facts.isInUserAvailability },
  { code: code.beingReplaced, contexts: everywhere, holds: (facts) => facts.isBeingReplaced },
  { code: code.customerNumberMissing, contexts: whereItIsOrdered, holds: (facts) => !facts.hasCustomerNumber },
  { code: code.tooEarly, contexts: ['withdrawal'], holds: (facts) => facts.prescribed?.blockedByInterval === true },
  { code: code.uncertainDelivery, contexts: everywhere, holds: ({ item, settings }) => isStopped(item, settings) },
  { code: code.priceMissing, contexts: whereItIsOrdered, holds: (facts) => !facts.hasPriceAndPackageSize },
  { code: code.unknownReason, contexts: everywhere, holds: (facts) => facts.stoppedWithoutReason },
]

/** The first reason, in the order of match, that stops the item in the context; null when it is available. */
export function unavailabilityOf(context: AvailabilityContext, facts: AvailabilityFacts): UnavailabilityCode | null {
  return reasons.find((reason) => reason.contexts.includes(context) && reason.holds(facts))?.code ?? null
}

function isNotPrescribed({ prescribed, today }: AvailabilityFacts): boolean {
  if (!prescribed) return true
  const isPreliminary =
    prescribed.prescriptionStatus === prescriptionStatus.preliminary || prescribed.rowStatus === rowStatus.preliminary
  return isPreliminary || !isOnOrBefore(prescribed.period.start, today)
}

function hasEnded({ prescribed, today }: AvailabilityFacts): boolean {
  if (!prescribed) return false
  const { prescriptionStatus: status, rowStatus: row, period } = prescribed
  // A prescription that is finished because its rows are used up has not ended: a withdrawal given back revives it.
  const isFinished = status === prescriptionStatus.finished && !prescribed.usedUp
  return isFinished || status === prescriptionStatus.closed || row === rowStatus.closed || !holdsOn(period, today)
}
