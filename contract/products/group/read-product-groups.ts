import { marketCodes } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, therapyArea } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { customerNumberAsked } from '../category/category.ts'

/** The product groups of the caller's market; another market is as one that does not exist (O-7-106). */
export const readProductGroups = endpoint({
  name: 'products/group/read-product-groups',
  method: 'GET',
  path: '/Product/ProductGroup/GetByMarketAreaCode/{code}',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionRead',
  summary: 'Lists the product groups of a market.',
  params: z.object({
    code: z.union([
      z.literal(marketCodes),
      z
        .string()
        .regex(/^\d{2}$/)
        .transform(Number)
        .pipe(z.literal(marketCodes)),
    ]),
  }),
  query: z.object({
    therapyArea: areaInText.optional(),
    searchTerm: z
      .string()
      .trim()
      .max(100)
      .regex(/^\P{Cc}*$/u)
      .optional(),
    customerNumber: customerNumberAsked,
    ...pagingInQuery,
  }),
  output: listOf(
    z.object({
      productGroupNumber: z.string(),
      name: z.string(),
      therapyArea,
      /** How many items the group has that the caller may see. */
      itemCount: z.int(),
    }),
  ),
  refusals: {
    'client-not-chosen': { code: 'CRS003001' },
    'place-not-chosen': { code: 'CRS003002' },
    /** The care place has no such number, or not in this area. */
    'customer-number-missing': { code: 'IPS001017' },
  },
})
