import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, therapyArea } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import { facet, hiddenView, narrowing, productSort } from '../../products/search/search-fields.ts'
import { productDisplay } from '../../products/product/offered-product.ts'
import { placeProduct } from './place-cart-view.ts'

/** The products that a care place may order, of one area or of all of them. */
export const searchPlaceProducts = endpoint({
  name: 'product-selection/care-place-cart/search-place-products',
  method: 'POST',
  path: '/ShoppingCart/CarePlace/Search',
  applications: ['GUIDE'],
  permission: 'CarePlacePurchaseRead',
  summary: 'Finds products for a care place.',
  input: z.object({
    carePlaceId: guid,
    /** Left out = every area; facets are those of one. */
    therapyArea: therapyArea.nullable().default(null),
    ...narrowing,
    ...paging,
    sortBy: z.enum(productSort).default(productSort.relevance),
  }),
  output: listOf(placeProduct).extend({
    facets: z.array(facet),
    hidden: hiddenView,
    display: productDisplay,
    /** How many fit in each area; without an area alone. */
    areas: z.array(z.object({ therapyArea, count: z.int() })),
  }),
  refusals: {
    'client-not-chosen': { code: 'CRS003001' },
    'place-not-chosen': { code: 'CRS003002' },
    'place-out-of-reach': { code: 'GBS001001' },
  },
})
