import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import { cartItemView } from '../cart/cart-item-view.ts'
import { flavorRefusals, itemRefusals } from '../cart/cart-refusals.ts'
import { belongTogether, consumptionFields, flavorInput } from './consumption-input.ts'

/**
 * Saves how much is used, and at once how it is shared among flavours. Shares that are given add up to the whole exactly
 * (rules 3.13). Saving it says that it was looked at: the mark on a consumption that was copied goes.
 */
export const updateConsumption = endpoint({
  name: 'product-selection/item/update-consumption',
  method: 'PUT',
  path: '/ShoppingCart/UpdateConsumption',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductSelectionWrite', 'CareRecipientRead'] },
  summary: 'Changes the consumption of a product that is selected for a care recipient.',
  idempotent: true,
  input: z
    .object({
      cartItemId: id,
      ...consumptionFields,
      /** All flavours that are meant, with their shares; left out, the flavours stay as they are. */
      flavors: z.array(flavorInput).max(50).optional(),
      rowVersion,
    })
    .refine(belongTogether, { path: ['consumptionPeriod'] }),
  output: cartItemView,
  refusals: { ...itemRefusals, ...flavorRefusals },
  shows: (answer) => [answer.careRecipientId],
})
