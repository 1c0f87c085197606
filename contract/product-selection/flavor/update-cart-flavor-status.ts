import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, itemNumber, rowVersion } from '../../fields.ts'
import { cartItemStatus, cartItemView } from '../cart/cart-item-view.ts'
import { flavorRefusals, itemRefusals } from '../cart/cart-refusals.ts'

/** Takes a flavour into the selection (selected) or out of it (removed); the other two statuses follow the product (O-7-127). */
export const updateCartFlavorStatus = endpoint({
  name: 'product-selection/flavor/update-cart-flavor-status',
  method: 'PUT',
  path: '/ShoppingCart/UpdateFlavorStatus',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductSelectionWrite', 'CareRecipientRead'] },
  summary: 'Takes a flavour of a selected product in or out.',
  idempotent: true,
  input: z.object({ cartItemId: id, flavorItemNumber: itemNumber, status: cartItemStatus, rowVersion }),
  output: cartItemView,
  refusals: { ...itemRefusals, ...flavorRefusals },
  shows: (answer) => [answer.careRecipientId],
})
