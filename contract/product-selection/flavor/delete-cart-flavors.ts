import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, itemNumber, rowVersion } from '../../fields.ts'
import { cartItemView } from '../cart/cart-item-view.ts'
import { flavorRefusals, itemRefusals } from '../cart/cart-refusals.ts'

/** Takes flavours out of a selected product. What they were used goes with them, and the rest is marked for a look. */
export const deleteCartFlavors = endpoint({
  name: 'product-selection/flavor/delete-cart-flavors',
  method: 'POST',
  path: '/ShoppingCart/DeleteFlavors',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductSelectionWrite', 'CareRecipientRead'] },
  summary: 'Removes flavours of a product that is selected for a care recipient.',
  idempotent: true,
  input: z.object({ cartItemId: id, flavorItemNumbers: z.array(itemNumber).min(1).max(50), rowVersion }),
  output: cartItemView,
  refusals: { ...itemRefusals, ...flavorRefusals },
  shows: (answer) => [answer.careRecipientId],
})
