import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'
import { pagingInQuery } from '../../paging.ts'
import { cartList } from './read-cart.ts'

/** What is selected and waits for a prescription: no running one holds the product. The prescription wizard begins here. */
export const readWithoutPrescriptions = endpoint({
  name: 'product-selection/cart/read-without-prescriptions',
  method: 'GET',
  path: '/ShoppingCart/ProductsWithoutPrescriptions/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'], allOf: ['CareRecipientRead'] },
  summary: 'Lists the products that are selected for a care recipient and not prescribed.',
  params: z.object({ careRecipientId: idInText }),
  query: z.object({ therapyArea: areaInText.optional(), ...pagingInQuery }),
  output: cartList,
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
