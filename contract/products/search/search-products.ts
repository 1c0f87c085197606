import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText } from '../../fields.ts'
import { productReaders } from '../category/category.ts'
import { searchInput, searchOutput, searchRefusals } from './search-fields.ts'

/** The products of an area as the client has agreed on them, with facets and with what is hidden and why. */
export const searchProducts = endpoint({
  name: 'products/search/search-products',
  method: 'POST',
  path: '/Product/Search/{category}',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Searches the products of a therapy area, with facets and their counts.',
  params: z.object({ category: areaInText }),
  input: searchInput,
  output: searchOutput,
  refusals: searchRefusals,
  shows: (answer) => (answer.careRecipientId === null ? [] : [answer.careRecipientId]),
})
