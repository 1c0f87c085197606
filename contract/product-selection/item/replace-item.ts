import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, itemNumber, rowVersion } from '../../fields.ts'
import { cartItemView } from '../cart/cart-item-view.ts'
import { itemNumberRefusals, itemRefusals } from '../cart/cart-refusals.ts'

/**
 * Puts another item of the same therapy area in the place of a selected one (rules 3.12, single replacement). The
 * consumption is copied and marked for a look, the old item goes to the history. A prescription that holds the old item stays
 * as it is; the answer's `replaces.isPrescribed` says so.
 */
export const replaceItem = endpoint({
  name: 'product-selection/item/replace-item',
  method: 'PUT',
  path: '/ShoppingCart/ReplaceItem',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductSelectionWrite', 'CareRecipientRead'] },
  summary: 'Replaces a product that is selected for a care recipient by another one of the same therapy area.',
  idempotent: true,
  input: z.object({ cartItemId: id, newItemNumber: itemNumber, rowVersion }),
  output: cartItemView,
  refusals: {
    ...itemRefusals,
    ...itemNumberRefusals,
    'same-item': { code: 'CSP001001' },
    'item-of-another-area': { code: 'CSP001007' },
    'already-selected': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
