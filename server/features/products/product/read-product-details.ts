import { readProductDetails as contract } from '@omsorg/contract/products/product/read-product-details.ts'
import { handle } from '../../../platform/handle.ts'
import { productPage } from './product-page.ts'

export const readProductDetails = handle(contract, async (call) =>
  productPage(call, call.query.itemNumber, call.params.category, call.query.careRecipientId),
)
