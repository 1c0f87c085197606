import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'
import { numberInAddress, productReaders } from '../category/category.ts'
import { detailedProduct, detailsRefusals } from './detailed-product.ts'

/**
 * One product of an area. 404 for a number that the caller may not see, as for one that does not exist (rules 3.11);
 * what is prescribed for the person that the query names is shown to whoever handles that person.
 */
export const readProductDetails = endpoint({
  name: 'products/product/read-product-details',
  method: 'GET',
  path: '/Product/api/Product{category}/details',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Answers a product of a therapy area with its properties.',
  params: z.object({ category: areaInText }),
  query: z.object({ itemNumber: numberInAddress, careRecipientId: idInText.optional() }),
  output: detailedProduct,
  refusals: detailsRefusals,
  shows: (answer) => (answer.careRecipientId === null ? [] : [answer.careRecipientId]),
})
