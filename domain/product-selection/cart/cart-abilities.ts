import {
  linkStatus,
  recipientStatus,
  type LinkStatus,
  type RecipientStatus,
} from '../../care-recipients/status/status.ts'
import { unavailabilityCode, type UnavailabilityCode } from '../../orders/placing/unavailability-code.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'
import { cartItemStatus, cartStatusAfter, type CartItemStatus } from './cart-transitions.ts'

/** The person for whom products are selected. */
export interface PersonFacts {
  readonly status: RecipientStatus
  /** At the care place from which the person is looked at. */
  readonly statusAtPlace: LinkStatus
}

/** Why nothing is selected for a person; the first that holds answers. */
export type PersonRefusal = 'recipient-deceased' | 'recipient-inactive' | 'recipient-inactive-here'

/** Whether products are selected for a person at all: alive, active, and active here. */
export function cartIsOpen({ status, statusAtPlace }: PersonFacts): Outcome<'open', PersonRefusal> {
  if (status === recipientStatus.deceased) return refuse('recipient-deceased')
  if (status === recipientStatus.inactive) return refuse('recipient-inactive')
  return statusAtPlace === linkStatus.inactive ? refuse('recipient-inactive-here') : agree('open')
}

const code = unavailabilityCode

/** What of 3.9 keeps an item from being prescribed: the rest passes, or is the matter of an order. */
const hindersPrescribing: ReadonlySet<UnavailabilityCode> = new Set([
  code.unknownReason,
  code.notSold,
  code.outsideAgreement,
  code.outsideUserAvailability,
  code.gone,
  code.areaIsOff,
  code.customerNumberMissing,
  code.beingReplaced,
])

/** What keeps a visible item from being selected: nobody should plan with what is not sold, or is about to go. */
export function mayBeSelected(unavailability: UnavailabilityCode | null): boolean {
  return (
    unavailability === null || unavailability === code.customerNumberMissing || !hindersPrescribing.has(unavailability)
  )
}

/** The therapy area at the client; null = the client does not have it. */
export interface AreaFacts {
  readonly enabled: boolean
  readonly directSelectionAllowed: boolean
  readonly prescriptionAllowed: boolean
}

/** Who acts for whom in which area. */
export interface RightFacts {
  readonly person: PersonFacts
  readonly area: AreaFacts | null
  /** ProductSelectionWrite. */
  readonly maySelect: boolean
  /** ProductPrescriptionWrite with the marker of the area. */
  readonly mayPrescribe: boolean
  /** The setting IterativePrescriptionAllowed, merged. */
  readonly placePrescribes: boolean
}

/** Why something cannot be done in an area for a person. */
export type AreaBlock =
  | 'right-missing'
  | 'person-deceased'
  | 'person-inactive'
  | 'person-inactive-here'
  | 'area-off'
  | 'direct-selection-off'
  | 'prescribing-right-missing'
  | 'prescribing-not-allowed'

const blockOfPerson: Readonly<Record<PersonRefusal, AreaBlock>> = {
  'recipient-deceased': 'person-deceased',
  'recipient-inactive': 'person-inactive',
  'recipient-inactive-here': 'person-inactive-here',
}

/** Why nothing of the cart may be changed by the caller; null when it may be. */
export function blockOfChange({ person, maySelect }: Pick<RightFacts, 'person' | 'maySelect'>): AreaBlock | null {
  if (!maySelect) return 'right-missing'
  const open = cartIsOpen(person)
  return open.ok ? null : blockOfPerson[open.refusal]
}

/** Why products of an area may not be chosen here; null when they may be. */
export function blockOfSelecting(facts: RightFacts): AreaBlock | null {
  const block = blockOfChange(facts)
  if (block) return block
  if (!facts.area?.enabled) return 'area-off'
  return facts.area.directSelectionAllowed ? null : 'direct-selection-off'
}

/** Why products of an area may not be prescribed here; null when they may be. */
export function blockOfPrescribing({ person, area, mayPrescribe, placePrescribes }: RightFacts): AreaBlock | null {
  if (!mayPrescribe) return 'prescribing-right-missing'
  const open = cartIsOpen(person)
  if (!open.ok) return blockOfPerson[open.refusal]
  if (!area?.enabled) return 'area-off'
  return area.prescriptionAllowed && placePrescribes ? null : 'prescribing-not-allowed'
}

/** Why something cannot be done with one selected product. */
export type ItemBlock = AreaBlock | 'unavailable' | 'prescribed' | 'ended'

/** One selected product; `unavailability` null is one that can be ordered. */
export interface ItemFacts extends RightFacts {
  readonly status: CartItemStatus
  readonly unavailability: UnavailabilityCode | null
  /** A prescription that runs or waits holds the product, whatever the cart says. */
  readonly isOnPrescription: boolean
}

/** Why each thing cannot be done with one selected product; null where it can be. */
export function blocksOfItem(
  facts: ItemFacts,
): Record<'change' | 'prescribe' | 'replace' | 'remove', ItemBlock | null> {
  const { status, unavailability, isOnPrescription } = facts
  const fits = (event: 'change' | 'prescribe' | 'replace' | 'remove'): ItemBlock | null => {
    if (cartStatusAfter(status, event).ok) return null
    return status === cartItemStatus.prescribed ? 'prescribed' : 'ended'
  }
  const change = blockOfChange(facts)
  const isHindered = unavailability !== null && hindersPrescribing.has(unavailability)
  return {
    change: change ?? fits('change'),
    prescribe:
      blockOfPrescribing(facts) ??
      fits('prescribe') ??
      (isOnPrescription ? 'prescribed' : isHindered ? 'unavailable' : null),
    replace: change ?? fits('replace'),
    remove: change ?? fits('remove'),
  }
}
