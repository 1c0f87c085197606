import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, itemNumber, packages } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { itemNumberRefusals } from '../cart/cart-refusals.ts'
import { placeCartItem } from './place-cart-view.ts'
import { placeCartRefusals, placeFlavorRefusals } from './place-cart-refusals.ts'

const packagesWanted = packages.min(1)

/**
 * Selects products for a care place, or says anew how much of them is wanted: what stands in the cart already takes the
 * packages that are sent. Whoever says so last is right, for the store is one.
 */
export const addToPlaceCart = endpoint({
  name: 'product-selection/care-place-cart/add-to-place-cart',
  method: 'POST',
  path: '/ShoppingCart/CarePlace',
  applications: ['GUIDE'],
  permission: 'CarePlacePurchaseWrite',
  summary: 'Selects products for a care place, with the packages that are wanted of each.',
  idempotent: true,
  input: z.object({
    carePlaceId: guid,
    items: z
      .array(
        z.object({
          itemNumber,
          /** Left out or null: what is usual is suggested, and one package where nothing is. */
          packages: packagesWanted.nullable().default(null),
          /** All flavours that are meant, with their packages; left out, they stay as they are, or wait to be shared. */
          flavors: z.array(z.object({ itemNumber, packages })).max(50).optional(),
        }),
      )
      .min(1)
      .max(50),
  }),
  output: z.object({ carePlaceId: shown.guid, entities: z.array(placeCartItem), totalCount: z.int() }),
  refusals: {
    ...placeCartRefusals,
    ...placeFlavorRefusals,
    ...itemNumberRefusals,
    'item-twice': { code: 'COM001001' },
  },
})
