import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { therapyArea } from '../../fields.ts'
import { categoryTree, productReaders } from './category.ts'

/** Every heading of an area, also those without a product; the counts are those that the caller may see (O-7-92). */
export const readAllCategories = endpoint({
  name: 'products/category/read-all-categories',
  method: 'POST',
  path: '/Product/Search/AllCategories',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Answers the whole category tree of a therapy area.',
  input: z.object({ therapyArea }),
  output: z.object({ categories: categoryTree }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})
