import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, itemNumber, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { cartItemView } from './cart-item-view.ts'
import { flavorRefusals, itemNumberRefusals, personRefusals } from './cart-refusals.ts'
import { belongTogether, consumptionFields, flavorInput } from '../item/consumption-input.ts'

/** Selects products for a person. What stands in the cart already is left as it is, and answered like the rest. */
export const addToCart = endpoint({
  name: 'product-selection/cart/add-to-cart',
  method: 'POST',
  path: '/ShoppingCart/CareRecipient',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductSelectionWrite', 'CareRecipientRead'] },
  summary: 'Selects products for a care recipient; a product that is selected already is answered as it stands.',
  idempotent: true,
  input: z.object({
    careRecipientId: id,
    therapyArea,
    items: z
      .array(
        z
          .object({
            itemNumber,
            ...consumptionFields,
            /** The consumption comes from somewhere else and wants a look. */
            checkConsumption: z.boolean().default(false),
            flavors: z.array(flavorInput).max(50).default([]),
          })
          .refine(belongTogether, { path: ['consumptionPeriod'] }),
      )
      .min(1)
      .max(50),
  }),
  output: z.object({
    careRecipientId: shown.id,
    /** In the order of what was sent. */
    entities: z.array(cartItemView),
    totalCount: z.int(),
    /** Those of them that stood in the cart before. */
    alreadySelected: z.array(shown.id),
  }),
  refusals: {
    ...personRefusals,
    ...itemNumberRefusals,
    ...flavorRefusals,
    'item-twice': { code: 'COM001001' },
    'selection-not-allowed': { code: 'COM001002' },
    'item-of-another-area': { code: 'CSP001007' },
  },
  shows: (answer) => [answer.careRecipientId],
})
