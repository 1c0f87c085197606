import { searchProductsOfCategory as contract } from '@omsorg/contract/products/search/search-products-of-category.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { productsFound } from './products-found.ts'

/** The area stands twice in the address; two that differ name nothing. */
export const searchProductsOfCategory = handle(contract, async (call) =>
  call.params.category === call.params.area ? productsFound(call, call.params.category) : notFound(),
)
