import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, therapyArea } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'

/** How a selection of a care place ended. */
export const placeEndings = ['ordered', 'removed', 'replaced'] as const

/** A product that was selected for a care place and is no more: who took it out or ordered it, and when. */
export const endedPlaceItem = z
  .object({
    cartItemId: shown.id,
    itemNumber: z.string(),
    therapyArea,
    product: productView,
    packages: z.int().nullable(),
    selectedBy: shownAuthor.nullable(),
    selectedOn: shown.instant,
    ending: z.enum(placeEndings),
    endedBy: shownAuthor.nullable(),
    endedOn: shown.instant,
  })
  .meta({ id: 'EndedPlaceItem' })

export type EndedPlaceItem = z.output<typeof endedPlaceItem>

/** What was selected for a care place and has ended, the latest first. */
export const readPlaceCartHistory = endpoint({
  name: 'product-selection/care-place-cart/read-place-cart-history',
  method: 'GET',
  path: '/ShoppingCart/CarePlace/History/{carePlaceId}',
  applications: ['GUIDE'],
  permission: { anyOf: ['CarePlacePurchaseRead', 'OrderRead'] },
  summary: 'Lists the products that were selected for a care place and then removed, replaced or ordered.',
  params: z.object({ carePlaceId: guid }),
  query: z.object({ ...pagingInQuery, sortOrder: z.enum(['asc', 'desc']).default('desc') }),
  output: listOf(endedPlaceItem),
  refusals: {},
})
