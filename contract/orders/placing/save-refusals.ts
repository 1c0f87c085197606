import type { Refusal } from '../../endpoint.ts'
import { orderNotFound } from '../order/order-not-found.ts'
import { choiceRefusals } from './choice-refusals.ts'
import { lineRefusals } from './line-refusals.ts'
import { receiverRefusals } from './receiver-refusals.ts'

/** Why an order of a place cannot be saved, whatever its lines come from. */
export const saveRefusalsOfPlace = {
  'order-not-found': orderNotFound,
  'order-already-placed': { code: 'ORS002001' },
  'preliminary-order-not-found': orderNotFound,
  'not-your-area': { code: 'COM001002' },
  ...lineRefusals,
  'nothing-to-order': { code: 'COM001001' },
  ...receiverRefusals,
  ...choiceRefusals,
  stale: { code: 'CONFLICT_STALE' },
} as const satisfies Record<string, Refusal>

/** Why an item that is on no prescription cannot stand in an order at all. */
export const itemRefusals = {
  'item-not-selected': { code: 'COM001001' },
  'item-twice': { code: 'COM001001' },
} as const satisfies Record<string, Refusal>

/** Why a row of a prescription cannot stand in an order at all. */
export const rowRefusals = {
  'row-not-found': { code: 'IPS001011' },
  'row-twice': { code: 'COM001001' },
  'item-not-of-row': { code: 'COM001001' },
} as const satisfies Record<string, Refusal>
