import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText } from '../../fields.ts'
import { productReaders } from '../category/category.ts'
import { searchInput, searchOutput, searchRefusals } from './search-fields.ts'

/** The same search at the address that the specification states: it names the area twice, and alike (O-7-93 to O-7-99). */
export const searchProductsOfCategory = endpoint({
  name: 'products/search/search-products-of-category',
  method: 'POST',
  path: '/Product/api/Product{category}/search/{area}',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Searches the products of a therapy area; the same as Product/Search/{category}.',
  params: z.object({ category: areaInText, area: areaInText }),
  input: searchInput,
  output: searchOutput,
  refusals: searchRefusals,
  shows: (answer) => (answer.careRecipientId === null ? [] : [answer.careRecipientId]),
})
