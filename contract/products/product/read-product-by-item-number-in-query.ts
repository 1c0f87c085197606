import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { numberInAddress } from '../category/category.ts'
import { byItemNumber } from './detailed-product.ts'

/** The same as by the number in the address, with the number in the query. */
export const readProductByItemNumberInQuery = endpoint({
  ...byItemNumber,
  name: 'products/product/read-product-by-item-number-in-query',
  path: '/Product/GetProductByItemNumber',
  summary: 'Answers the product of an item number that stands in the query.',
  query: z.object({ itemNumber: numberInAddress, careRecipientId: idInText.optional() }),
})
