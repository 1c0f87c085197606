import { lastOrderedSelected as contract } from '@omsorg/contract/product-selection/item/last-ordered-selected.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readCartItems } from '../cart/cart-items.sql.ts'
import { cartListOf } from '../cart/cart-list.ts'
import { readPersonHere } from '../cart/person-here.sql.ts'

export const lastOrderedSelected = handle(contract, async ({ input, actor, today, tx }) => {
  const person = await readPersonHere(tx, input.careRecipientId, actor.carePlaceId)
  if (!person) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const records = await readCartItems(tx, person.id)
  const cart = await cartListOf(tx, { actor, person, today }, records, input)
  return agree({
    ...cart,
    entities: cart.entities.map(({ itemNumber, lastOrder, suggestion }) => ({
      itemNumber,
      lastOrderDate: lastOrder?.date ?? null,
      quantity: lastOrder?.packages ?? null,
      suggestion,
    })),
  })
})
