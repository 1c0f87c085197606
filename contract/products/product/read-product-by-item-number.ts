import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { numberInAddress, productReaders } from '../category/category.ts'
import { type DetailedProduct, detailedProduct, detailsRefusals } from './detailed-product.ts'

const common = {
  method: 'GET',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  output: detailedProduct,
  refusals: detailsRefusals,
  shows: (answer: DetailedProduct) => (answer.careRecipientId === null ? [] : [answer.careRecipientId]),
} as const

/**
 * The item of a number, of whichever area; 404 also for one that the caller may not see, but for what is prescribed for the
 * person that the query names (O-7-88).
 */
export const readProductByItemNumber = endpoint({
  ...common,
  name: 'products/product/read-product-by-item-number',
  path: '/Product/GetProductByItemNumber/{itemNumber}',
  summary: 'Answers the product of an item number.',
  params: z.object({ itemNumber: numberInAddress }),
  query: z.object({ careRecipientId: idInText.optional() }),
})

/** The same with the number in the query. */
export const readProductByItemNumberInQuery = endpoint({
  ...common,
  name: 'products/product/read-product-by-item-number-in-query',
  path: '/Product/GetProductByItemNumber',
  summary: 'Answers the product of an item number that stands in the query.',
  query: z.object({ itemNumber: numberInAddress, careRecipientId: idInText.optional() }),
})
