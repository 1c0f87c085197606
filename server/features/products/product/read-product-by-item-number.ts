import { readProductByItemNumber as contract } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import { handle } from '../../../platform/handle.ts'
import { productPage } from './product-page.ts'

export const readProductByItemNumber = handle(contract, async (call) =>
  productPage(call, call.params.itemNumber, null, call.query.careRecipientId, call.query.customerNumber),
)
