import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { therapyArea } from '../../fields.ts'
import { categoryTree, productReaders } from './category.ts'

/** The headings of an area with how many products the caller finds below each (O-7-91). */
export const readCategories = endpoint({
  name: 'products/category/read-categories',
  method: 'POST',
  path: '/Product/Search/Categories',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Answers the product categories of a therapy area with counts.',
  input: z.object({
    therapyArea,
    isPca: z.boolean().default(false),
    searchTerm: z.string().trim().max(100).default(''),
  }),
  output: z.object({ categories: categoryTree }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})
