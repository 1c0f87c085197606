import {
  linkStatus,
  recipientStatus,
  type LinkStatus,
  type RecipientStatus,
} from '../../care-recipients/status/status.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'

/** Why nothing can be prescribed for a person in an area here, whatever the rows. */
export type PrescribingBlock =
  | 'recipient-deceased'
  | 'recipient-inactive'
  | 'recipient-inactive-at-place'
  | 'prescribing-right-missing'
  | 'not-your-area'
  | 'client-settings-missing'
  | 'place-settings-missing'
  | 'prescribing-not-allowed'
  | 'data-owner-wrong'
  | 'customer-number-missing'

/** Who prescribes for whom and where, before anything is looked at that would be prescribed. */
export interface PrescribingGateFacts {
  readonly status: RecipientStatus
  /** The person at the care place that prescribes. */
  readonly statusAtPlace: LinkStatus
  /** The permission to prescribe, or to handle dispense items, at all; and in this area. */
  readonly hasRight: boolean
  readonly hasRightInArea: boolean
  readonly clientHasSettings: boolean
  /** Null where the place takes the client's settings; else whether its own say anything. */
  readonly placeHasOwnSettings: boolean | null
  readonly allowedHere: boolean
  /** The area is on, and prescribing in it. */
  readonly allowedInArea: boolean
  readonly dataOwnerIsKnown: boolean
  /** How many customer numbers serve the area here. */
  readonly customerNumbers: number
}

/**
 * Whether anything may be prescribed for a person in an area: the person first, then who asks, then what client and place have
 * set (IPS001001 to 1003, 1009 and 1017). Settings are missing for the client when a place that has none of its own leans on
 * it; for the place when it has gone its own way and left everything open, and the client has nothing either.
 */
export function mayPrescribe(facts: PrescribingGateFacts): Outcome<'may-prescribe', PrescribingBlock> {
  if (facts.status === recipientStatus.deceased) return refuse('recipient-deceased')
  if (facts.status === recipientStatus.inactive) return refuse('recipient-inactive')
  if (facts.statusAtPlace === linkStatus.inactive) return refuse('recipient-inactive-at-place')
  if (!facts.hasRight) return refuse('prescribing-right-missing')
  if (!facts.hasRightInArea) return refuse('not-your-area', { at: 'therapyArea' })
  if (!facts.clientHasSettings) {
    if (facts.placeHasOwnSettings === null) return refuse('client-settings-missing')
    if (!facts.placeHasOwnSettings) return refuse('place-settings-missing')
  }
  if (!facts.allowedHere || !facts.allowedInArea) return refuse('prescribing-not-allowed')
  if (!facts.dataOwnerIsKnown) return refuse('data-owner-wrong')
  if (facts.customerNumbers === 0) return refuse('customer-number-missing')
  return agree('may-prescribe')
}
