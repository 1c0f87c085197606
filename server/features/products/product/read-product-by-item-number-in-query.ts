import { readProductByItemNumberInQuery as contract } from '@omsorg/contract/products/product/read-product-by-item-number-in-query.ts'
import { handle } from '../../../platform/handle.ts'
import { productPage } from './product-page.ts'

export const readProductByItemNumberInQuery = handle(contract, async (call) =>
  productPage(call, call.query.itemNumber, null, call.query.careRecipientId),
)
