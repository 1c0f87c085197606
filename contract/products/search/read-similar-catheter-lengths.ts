import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { productReaders } from '../category/category.ts'

/** The lengths of catheters within 20 mm of the given one, among what the caller may see (O-7-100). */
export const readSimilarCatheterLengths = endpoint({
  name: 'products/search/read-similar-catheter-lengths',
  method: 'GET',
  path: '/Product/api/ProductCatheter/GetSimilarCatheterLength/{length}',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Answers catheter lengths near the given one, in millimetres.',
  params: z.object({
    length: z.union([
      z.int().min(1).max(2000),
      z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .transform(Number)
        .pipe(z.int().max(2000)),
    ]),
  }),
  output: z.object({ lengths: z.array(z.number()) }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})
