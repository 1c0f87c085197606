import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { cartItemView } from './cart-item-view.ts'

export const cartList = listOf(cartItemView).extend({ careRecipientId: shown.id })

/** The cart of a person: what is selected, prescribed or not, by therapy area and then the newest first. */
export const readCart = endpoint({
  name: 'product-selection/cart/read-cart',
  method: 'GET',
  path: '/ShoppingCart/CareRecipient/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'], allOf: ['CareRecipientRead'] },
  summary: 'Lists the products that are selected for a care recipient.',
  params: z.object({ careRecipientId: idInText }),
  query: z.object({ therapyArea: areaInText.optional(), ...pagingInQuery }),
  output: cartList,
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
