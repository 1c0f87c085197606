import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { productDisplay } from '../../products/product/offered-product.ts'
import * as shown from '../../shown.ts'
import { placeArea, placeCartItem, placeProduct } from './place-cart-view.ts'

/** The cart of a care place, as it was filled: what is selected for its store, what is usual, and who may change what. */
export const readPlaceCart = endpoint({
  name: 'product-selection/care-place-cart/read-place-cart',
  method: 'GET',
  path: '/ShoppingCart/CarePlace/{carePlaceId}',
  applications: ['GUIDE'],
  permission: { anyOf: ['CarePlacePurchaseRead', 'OrderRead'] },
  summary: 'Lists the products that are selected for a care place.',
  params: z.object({ carePlaceId: guid }),
  query: z.object({ ...pagingInQuery }),
  output: listOf(placeCartItem).extend({
    carePlaceId: shown.guid,
    areas: z.array(placeArea),
    /** What the store ordered in the last three months, the most frequent first; what stands in the cart is among them. */
    usual: z.array(placeProduct),
    display: productDisplay,
  }),
  refusals: {},
})
