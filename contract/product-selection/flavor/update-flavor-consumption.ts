import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { consumptionPeriod, id, itemNumber, rowVersion } from '../../fields.ts'
import { cartItemView } from '../cart/cart-item-view.ts'
import { flavorRefusals, itemRefusals } from '../cart/cart-refusals.ts'
import { consumptionAmount } from '../item/consumption-input.ts'

/** Saves the share of one flavour. The consumption of the product is the sum of its flavours, and follows (O-7-129, rules 3.13). */
export const updateFlavorConsumption = endpoint({
  name: 'product-selection/flavor/update-flavor-consumption',
  method: 'PUT',
  path: '/ShoppingCart/UpdateFlavorConsumption',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductSelectionWrite', 'CareRecipientRead'] },
  summary: 'Changes the consumption of one flavour of a selected product.',
  idempotent: true,
  input: z.object({
    cartItemId: id,
    flavorItemNumber: itemNumber,
    consumption: consumptionAmount,
    consumptionPeriod,
    rowVersion,
  }),
  output: cartItemView,
  refusals: { ...itemRefusals, ...flavorRefusals, 'period-of-another-flavor': { code: 'COM001001' } },
  shows: (answer) => [answer.careRecipientId],
})
