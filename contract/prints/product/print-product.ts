import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { numberInAddress, productReaders } from '../../products/category/category.ts'
import { detailsRefusals } from '../../products/product/detailed-product.ts'
import * as shown from '../../shown.ts'

/** All that is known of a product, as a PDF; 404 for one that the caller may not see (O-7-190). */
export const printProduct = endpoint({
  name: 'prints/product/print-product',
  method: 'GET',
  path: '/Printer/Product/{itemNumber}',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Makes a PDF of a product with its properties.',
  budget: 'print',
  params: z.object({ itemNumber: numberInAddress }),
  answers: 'file',
  output: shown.file,
  refusals: detailsRefusals,
})
