import type { CallOf } from '@omsorg/contract/endpoint.ts'
import type { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'

/** Nobody has as many selected products as one answer may hold. */
const all = 200

/** What is selected for a person is asked for by it, here and by the first script of the page. */
export function cartQuestion(careRecipientId: number): CallOf<typeof readCart> {
  return { params: { careRecipientId }, query: { pageSize: all } }
}
