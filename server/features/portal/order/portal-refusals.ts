import type { portalLineRefusals, portalOrderRefusals } from '@omsorg/contract/portal/order/order-fields.ts'

type PortalRefusal =
  | keyof typeof portalLineRefusals
  | keyof typeof portalOrderRefusals
  | 'other-person-chosen'
  | 'order-not-found'
  | 'order-already-placed'
  | 'stale'

/** Refusals that bring whoever was quicker. */
export type TakenRefusal = 'quantity-above-allowed' | 'line-unavailable'

const asItIs: readonly Exclude<PortalRefusal, TakenRefusal>[] = [
  'recipient-deceased',
  'recipient-inactive',
  'row-not-found',
  'row-twice',
  'item-not-of-row',
  'quantity-zero',
  'flavors-do-not-sum',
  'nothing-to-order',
  'delivery-point-missing',
  'notification-address-missing',
  'order-not-found',
  'order-already-placed',
  'stale',
]

const otherwise: Readonly<Record<string, Exclude<PortalRefusal, TakenRefusal>>> = {
  'recipient-not-found': 'other-person-chosen',
  'recipient-inactive-at-place': 'recipient-inactive',
  'recipient-without-address': 'no-address',
  'withdrawal-not-allowed': 'not-open',
  'order-type-missing': 'not-open',
  'place-settings-missing': 'not-open',
  'client-settings-missing': 'not-open',
  'ordering-right-missing': 'not-open',
  'place-not-chosen': 'not-open',
  'not-your-area': 'not-open',
}

/** What staff are refused for, in the words of the portal: whatever is wrong with a delivery is one word here. */
export function portalRefusalOf(refusal: string): Exclude<PortalRefusal, TakenRefusal> {
  return asItIs.find((each) => each === refusal) ?? otherwise[refusal] ?? 'delivery-not-possible'
}

/** Where a refusal stands, when it says so. */
export function placed(at: string | undefined): { readonly at?: string } {
  return at === undefined ? {} : { at: at.replace(/^receiver/, 'destination') }
}

export function isTaken(refusal: string): refusal is TakenRefusal {
  return refusal === 'quantity-above-allowed' || refusal === 'line-unavailable'
}
