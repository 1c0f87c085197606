import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../paging.ts'
import { customerNumberAsked, numberInAddress, productReaders } from '../category/category.ts'
import { offeredProduct } from './offered-product.ts'

/** The items of a product group, its sizes or flavours; 404 when the caller may see none of them (O-7-89). */
export const readProductsByGroup = endpoint({
  name: 'products/product/read-products-by-group',
  method: 'GET',
  path: '/Product/GetProductsByProductGroupNumber/{number}',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Lists the products of a product group.',
  params: z.object({ number: numberInAddress }),
  query: z.object({ customerNumber: customerNumberAsked }),
  output: listOf(offeredProduct),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})
