import { searchProducts as contract } from '@omsorg/contract/products/search/search-products.ts'
import { handle } from '../../../platform/handle.ts'
import { productsFound } from './products-found.ts'

export const searchProducts = handle(contract, async (call) => productsFound(call, call.params.category))
