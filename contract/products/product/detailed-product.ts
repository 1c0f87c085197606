import { z } from 'zod'
import * as shown from '../../shown.ts'
import { productReaders } from '../category/category.ts'
import { offeredProduct, productDisplay } from './offered-product.ts'

const counterpart = z.object({ itemNumber: z.string(), name: z.string() })

/** A product with everything that its own page shows. */
export const detailedProduct = offeredProduct
  .extend({
    description: z.string(),
    gtin: z.string().nullable(),
    categoryName: z.string().nullable(),
    isStockItem: z.boolean(),
    updatedAt: shown.instant,
    /** The other items of its group that the caller may see: sizes and flavours. */
    group: z.array(
      z.object({
        itemNumber: z.string(),
        name: z.string(),
        flavor: z.string().nullable(),
        unavailabilityCode: shown.unavailabilityCode,
      }),
    ),
    /** What is worn or used together with it, by how they join; none where it joins nothing. */
    fitsWith: z.array(counterpart),
    /** What could be taken for it: the maker's other measures, and other makers' same one. */
    doesNotFitWith: z.array(counterpart),
    display: productDisplay,
    careRecipientId: z.int().nullable().describe('The person whose products are marked'),
  })
  .meta({ id: 'DetailedProduct' })

export type DetailedProduct = z.output<typeof detailedProduct>

export const detailsRefusals = {
  'client-not-chosen': { code: 'CRS003001' },
  'place-not-chosen': { code: 'CRS003002' },
} as const

/** What the endpoints that answer the product of an item number have in common. */
export const byItemNumber = {
  method: 'GET',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  output: detailedProduct,
  refusals: detailsRefusals,
  shows: (answer: DetailedProduct) => (answer.careRecipientId === null ? [] : [answer.careRecipientId]),
} as const
