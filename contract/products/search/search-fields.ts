import { z } from 'zod'
import { id, itemNumber } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import { agreementLetter, agreementType, offeredProduct, productDisplay } from '../product/offered-product.ts'
import { propertyKey } from '../product/properties.ts'
import { stockStatus } from '../product/product-view.ts'

/** The wire codes of `sortBy`. `measure` is the area's own: absorption, charriere, size of hole, energy, gauge. */
export const productSort = { relevance: 0, ranking: 1, name: 2, itemNumber: 3, price: 4, measure: 5 } as const

/** What products are filtered by besides the fields of the search: their properties, their maker, their flavour. */
export const filterKey = z.enum([...propertyKey.options, 'brand', 'flavor'])

const bound = z.number().min(-1_000_000).max(1_000_000).nullable().default(null)

/**
 * One filter: any of the values, or within any of the ranges (both bounds included; null is open). A range property, such
 * as the hip, fits when the two overlap: `{ from: 104, to: 104 }` finds what fits a hip of 104 cm.
 */
export const productFilter = z
  .object({
    key: filterKey,
    values: z.array(z.string().max(100)).max(50).default([]),
    ranges: z
      .array(z.object({ from: bound, to: bound }))
      .max(10)
      .default([]),
  })
  .meta({ id: 'ProductFilter' })

/** What a search may narrow by; an empty list narrows nothing. */
export const narrowing = {
  /** Words of the name, brand or numbers, in any order; a number of the client's own as a whole. */
  searchTerm: z.string().trim().max(100).default(''),
  /** These items alone: what is selected or prescribed, what is compared. Empty = all. */
  itemNumbers: z.array(itemNumber).max(200).default([]),
  /** Each with everything below it. */
  categoryIds: z.array(id).max(100).default([]),
  /** All must hold. */
  filters: z.array(productFilter).max(20).default([]),
  agreementTypes: z.array(agreementType).max(5).default([]),
  stockStatuses: z.array(stockStatus).max(7).default([]),
  latexFree: z.boolean().default(false),
  pvcFree: z.boolean().default(false),
  /** Leaves out what cannot be ordered now; what was left out is counted in `hidden`. */
  onlyOrderable: z.boolean().default(false),
  /** The PCA items of the area instead of the others; of all areas in the search of `Pca`. */
  isPca: z.boolean().default(false),
}

export const searchInput = z
  .object({
    ...narrowing,
    /** Marks what this person already has. */
    careRecipientId: id.optional(),
    ...paging,
    sortBy: z.enum(productSort).default(productSort.relevance),
  })
  .meta({ id: 'SearchInput' })

/**
 * One facet. Each option is counted among what fits the term and every other filter but this facet's own; 0 stays in sight.
 * Options of a range carry their bounds, both included. `from` and `to` of the facet are the least and the greatest value.
 */
export const facet = z
  .object({
    key: z.enum([...filterKey.options, 'category', 'agreementType', 'stockStatus', 'latexFree', 'pvcFree']),
    kind: z.enum(['choice', 'range']),
    from: z.number().nullable(),
    to: z.number().nullable(),
    options: z.array(
      z.object({
        /** What is sent back to choose it: in `values`, `categoryIds`, `agreementTypes`, `stockStatuses`. */
        value: z.string(),
        /** The name of a category in the language of the caller; null where the texts have the word. */
        name: z.string().nullable(),
        from: z.number().nullable(),
        to: z.number().nullable(),
        /** How many headings of the catalogue a category lies below; 0 for everything else. */
        level: z.int(),
        /** Of a category with everything below it. */
        count: z.int(),
        selected: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Facet' })

export type Facet = z.output<typeof facet>

/**
 * Why something that fits is not shown: the client has not agreed on it, the client or the user has switched its kind off,
 * the caller's roles do not open its kind, the client takes nothing with latex or PVC, the area is off, or (with
 * `onlyOrderable`) it cannot be ordered, by the code.
 */
export const hiddenReasons = [
  'outside-agreement',
  'outside-client-availability',
  'outside-user-availability',
  'outside-role',
  'latex-or-pvc',
  'area-off',
  'not-orderable',
] as const

export const hiddenView = z
  .object({
    total: z.int(),
    reasons: z.array(
      z.object({
        reason: z.enum(hiddenReasons),
        agreementLetter: agreementLetter.nullable(),
        unavailabilityCode: z.int().nullable(),
        count: z.int(),
      }),
    ),
    /** The first few that the client has and only the caller's roles do not open, so that a screen can say whom to ask. */
    examples: z.array(z.object({ itemNumber: z.string(), name: z.string(), agreementLetter })),
  })
  .meta({ id: 'HiddenView' })

export type HiddenView = z.output<typeof hiddenView>

export const searchOutput = listOf(offeredProduct).extend({
  facets: z.array(facet),
  hidden: hiddenView,
  display: productDisplay,
  careRecipientId: z.int().nullable().describe('The person whose products are marked'),
})

export const searchRefusals = {
  'client-not-chosen': { code: 'CRS003001' },
  'place-not-chosen': { code: 'CRS003002' },
  'recipient-not-found': { code: 'CRS003003' },
} as const
