import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, itemNumber } from '../../fields.ts'
import { placeCartItem } from './place-cart-view.ts'
import { placeCartRefusals } from './place-cart-refusals.ts'

/** Takes flavours out of a product of the cart of a care place, and their packages with them. */
export const deletePlaceCartFlavors = endpoint({
  name: 'product-selection/care-place-cart/delete-place-cart-flavors',
  method: 'POST',
  path: '/ShoppingCart/CarePlace/DeleteFlavors',
  applications: ['GUIDE'],
  permission: 'CarePlacePurchaseWrite',
  summary: 'Removes flavours of a product that is selected for a care place.',
  idempotent: true,
  input: z.object({ carePlaceId: guid, itemNumber, flavorItemNumbers: z.array(itemNumber).min(1).max(50) }),
  output: placeCartItem,
  refusals: {
    ...placeCartRefusals,
    'cart-item-not-found': { code: 'COM001001' },
    'flavor-not-of-group': { code: 'COM001001' },
  },
})
