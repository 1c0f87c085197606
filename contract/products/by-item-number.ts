import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { numberInAddress, productReaders } from './category.ts'
import { detailedProduct, detailsRefusals } from './detailed-product.ts'

const common = {
  method: 'GET',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  output: detailedProduct,
  refusals: detailsRefusals,
} as const

/** The item of a number, of whichever area; 404 also for one that the caller may not see (O-7-88). */
export const readProductByItemNumber = endpoint({
  ...common,
  name: 'products/by-item-number',
  path: '/Product/GetProductByItemNumber/{itemNumber}',
  summary: 'Answers the product of an item number.',
  params: z.object({ itemNumber: numberInAddress }),
})

/** The same with the number in the query. */
export const readProductByItemNumberInQuery = endpoint({
  ...common,
  name: 'products/by-item-number-in-query',
  path: '/Product/GetProductByItemNumber',
  summary: 'Answers the product of an item number that stands in the query.',
  query: z.object({ itemNumber: numberInAddress }),
})
