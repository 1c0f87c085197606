import { orderingRefusals } from '../../care-recipients/recipient/ordering-refusals.ts'
import type { Refusal } from '../../endpoint.ts'

const { 'withdrawal-not-allowed': _withdrawal, ...anyOrderOfPerson } = orderingRefusals

/** Why nothing at all can be ordered at a place, whatever the kind. */
const anyOrder = {
  'order-type-missing': orderingRefusals['order-type-missing'],
  'place-settings-missing': orderingRefusals['place-settings-missing'],
  'client-settings-missing': orderingRefusals['client-settings-missing'],
  'ordering-right-missing': orderingRefusals['ordering-right-missing'],
  'place-not-chosen': { code: 'CRS003002' },
} as const satisfies Record<string, Refusal>

/** Why orders of a kind are closed at a place. */
export const kindRefusals = {
  'home-delivery-not-allowed': { code: 'GBS000701' },
  'home-delivery-hidden': { code: 'GBS000703' },
  'group-not-allowed': { code: 'GBS000702' },
  'nursing-home-not-allowed': { code: 'GBS000708' },
} as const satisfies Record<string, Refusal>

export const groupRefusals = {
  ...anyOrder,
  'group-not-allowed': kindRefusals['group-not-allowed'],
  'place-out-of-reach': { code: 'GBS001001' },
} as const satisfies Record<string, Refusal>

export const nursingHomeRefusals = {
  ...anyOrder,
  'nursing-home-not-allowed': kindRefusals['nursing-home-not-allowed'],
} as const satisfies Record<string, Refusal>

export const homeDeliveryRefusals = {
  ...anyOrderOfPerson,
  'home-delivery-not-allowed': kindRefusals['home-delivery-not-allowed'],
  'home-delivery-hidden': kindRefusals['home-delivery-hidden'],
  'place-not-chosen': anyOrder['place-not-chosen'],
} as const satisfies Record<string, Refusal>
