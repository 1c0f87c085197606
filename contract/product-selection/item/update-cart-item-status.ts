import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import { cartItemStatus, cartItemView } from '../cart/cart-item-view.ts'
import { itemRefusals } from '../cart/cart-refusals.ts'

/**
 * Sets the status of a selected product: removed; prescribed when a running prescription holds it; selected again when none
 * does any more (O-7-126). Replaced is what `replace-item` does.
 */
export const updateCartItemStatus = endpoint({
  name: 'product-selection/item/update-cart-item-status',
  method: 'PUT',
  path: '/ShoppingCart/UpdateStatus',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductSelectionWrite', 'CareRecipientRead'] },
  summary: 'Changes the status of a product that is selected for a care recipient.',
  idempotent: true,
  input: z.object({ cartItemId: id, status: cartItemStatus, rowVersion }),
  output: cartItemView,
  refusals: { ...itemRefusals, 'not-prescribed': { code: 'IPS001011' }, 'prescription-runs': { code: 'IPS001012' } },
  shows: (answer) => [answer.careRecipientId],
})
