import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { productReaders } from '../category/category.ts'
import { offeredProduct } from '../product/offered-product.ts'

/** The few products that somebody means who types a word or a number, whatever the therapy area. */
export const findProducts = endpoint({
  name: 'products/search/find-products',
  method: 'POST',
  path: '/Product/SearchInAllAreas',
  applications: ['GUIDE'],
  permission: productReaders,
  summary: 'Finds products of every therapy area by words or numbers.',
  input: z.object({ searchTerm: z.string().trim().min(2).max(100) }),
  output: z.object({ products: z.array(offeredProduct), totalCount: z.int() }),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
})
