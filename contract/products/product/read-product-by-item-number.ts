import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { customerNumberAsked, numberInAddress } from '../category/category.ts'
import { byItemNumber } from './detailed-product.ts'

/**
 * The item of a number, of whichever area; 404 also for one that the caller may not see, but for what is prescribed for the
 * person that the query names (O-7-88).
 */
export const readProductByItemNumber = endpoint({
  ...byItemNumber,
  name: 'products/product/read-product-by-item-number',
  path: '/Product/GetProductByItemNumber/{itemNumber}',
  summary: 'Answers the product of an item number.',
  params: z.object({ itemNumber: numberInAddress }),
  query: z.object({ careRecipientId: idInText.optional(), customerNumber: customerNumberAsked }),
})
