import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, therapyArea } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import { productReaders } from '../category/category.ts'
import { offeredProduct } from '../product/offered-product.ts'

/** Every product of an area that the caller may see, by name, without facets. */
export const allProducts = endpoint({
  name: 'products/search/all-products',
  method: 'POST',
  path: '/Product/api/Product{category}/All',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Lists the products of a therapy area.',
  params: z.object({ category: areaInText }),
  input: z.object({
    /** Stated by the specification; the address decides. */
    therapyArea: therapyArea.optional(),
    isPca: z.boolean().default(false),
    ...paging,
  }),
  output: listOf(offeredProduct),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})
