import { readCart as contract } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readCartItems } from './cart-items.sql.ts'
import { cartListOf } from './cart-list.ts'
import { readPersonHere } from './person-here.sql.ts'

export const readCart = handle(contract, async ({ params, query, actor, today, tx }) => {
  const person = await readPersonHere(tx, params.careRecipientId, actor.carePlaceId)
  if (!person) return notFound()
  const records = await readCartItems(tx, person.id)
  return agree(await cartListOf(tx, { actor, person, today }, records, query))
})
