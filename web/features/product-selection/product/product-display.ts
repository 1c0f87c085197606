import type { Found } from '../finding/use-product-search.ts'

/** What the settings of the client let a screen show. */
export type ProductDisplay = Pick<Found['display'], 'pricesAreShown' | 'compareAllowed'>
