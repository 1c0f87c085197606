import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { itemRefusals } from '../cart/cart-refusals.ts'

/** Removes selected products, all or none: what is prescribed is closed there first. They stay in the history. */
export const deleteCartItems = endpoint({
  name: 'product-selection/item/delete-cart-items',
  method: 'POST',
  path: '/ShoppingCart/Delete',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductSelectionWrite', 'CareRecipientRead'] },
  summary: 'Removes products from those that are selected for a care recipient.',
  idempotent: true,
  input: z.object({ cartItemIds: z.array(id).min(1).max(50) }),
  output: z.object({ careRecipientIds: z.array(shown.id), removed: z.array(shown.id) }),
  refusals: { ...itemRefusals, 'item-twice': { code: 'COM001001' } },
  shows: (answer) => answer.careRecipientIds,
})
