import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { numberInAddress } from '../../products/category/category.ts'
import * as shown from '../../shown.ts'
import { placeCartRefusals } from './place-cart-refusals.ts'

const { 'not-your-area': notYourArea } = placeCartRefusals

/** Takes a product out of the cart of a care place. It stays in the history. */
export const deletePlaceCartItem = endpoint({
  name: 'product-selection/care-place-cart/delete-place-cart-item',
  method: 'DELETE',
  path: '/ShoppingCart/CarePlace/{carePlaceId}/{itemNumber}',
  applications: ['GUIDE'],
  permission: 'CarePlacePurchaseWrite',
  summary: 'Removes a product from those that are selected for a care place.',
  idempotent: true,
  params: z.object({ carePlaceId: guid, itemNumber: numberInAddress }),
  output: z.object({ carePlaceId: shown.guid, itemNumber: z.string() }),
  refusals: { 'not-your-area': notYourArea },
})
