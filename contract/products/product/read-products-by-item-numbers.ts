import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, itemNumber } from '../../fields.ts'
import { customerNumberAsked, productReaders } from '../category/category.ts'
import { offeredProduct, productDisplay } from './offered-product.ts'
import { searchRefusals } from '../search/search-fields.ts'

/** Several products at once, to compare them or to fill a tray; a number that the caller may not see is left out. */
export const readProductsByItemNumbers = endpoint({
  name: 'products/product/read-products-by-item-numbers',
  method: 'POST',
  path: '/Product/GetProductsByItemNumbers',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Answers the products of up to 50 item numbers, in the order that was asked for.',
  input: z.object({
    itemNumbers: z.array(itemNumber).min(1).max(50),
    careRecipientId: id.optional(),
    customerNumber: customerNumberAsked,
  }),
  output: z.object({
    products: z.array(offeredProduct),
    /** Of each two that are counterparts, such as plate and bag, whether they fit. */
    fits: z.array(z.object({ one: z.string(), other: z.string(), fit: z.boolean() })),
    display: productDisplay,
    careRecipientId: z.int().nullable().describe('The person whose products are marked'),
  }),
  refusals: searchRefusals,
  shows: (answer) => (answer.careRecipientId === null ? [] : [answer.careRecipientId]),
})
