import { z } from 'zod'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { guid, idInText, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { cartBlocks } from '../cart/cart-item-view.ts'

/** Settings and rights on the products tab of a person: what can be done here, by area, and why not. */
export const readHandleProductsSettings = endpoint({
  name: 'product-selection/settings/read-handle-products-settings',
  method: 'GET',
  path: '/ShoppingCart/HandleProducts/settings',
  applications: ['GUIDE', 'CSP'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'], allOf: ['CareRecipientRead'] },
  summary: 'Reads what can be done with the products of a care recipient at a care place.',
  query: z.object({ careRecipientId: idInText, carePlaceId: guid }),
  output: z.object({
    careRecipientId: shown.id,
    carePlaceId: shown.guid,
    showPrices: z.boolean(),
    showStockStatus: z.boolean(),
    /** Every area, those that are off with their reason. */
    areas: z.array(
      z.object({
        therapyArea,
        select: ability(cartBlocks),
        prescribe: ability(cartBlocks),
        guidedSelection: z.boolean(),
        investigationRequired: z.boolean(),
        /** Under which the care place orders in the area; null = it cannot. */
        customerNumber: z.string().nullable(),
      }),
    ),
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
