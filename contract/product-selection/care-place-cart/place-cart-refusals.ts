import { flavorRefusals } from '../cart/cart-refusals.ts'

/** What every change of the cart of a care place may be refused by. */
export const placeCartRefusals = {
  'place-not-chosen': { code: 'CRS003002' },
  /** Another care place than the one that the caller works for. */
  'place-out-of-reach': { code: 'GBS001001' },
  'not-your-area': { code: 'COM001002' },
  'area-off': { code: 'COM001002' },
  'purchase-off': { code: 'COM001002' },
} as const

/** Flavours of a care place are whole packages that add up to those of the product (rules 3.13). */
export const placeFlavorRefusals = flavorRefusals
