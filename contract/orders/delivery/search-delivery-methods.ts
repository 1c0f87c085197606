import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { marketInQuery, nameTerm } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { deliveryMethodView } from './delivery-method-fields.ts'

/** The delivery methods whose code or words in any language hold the term: of the caller's market, of all for administration. */
export const searchDeliveryMethods = endpoint({
  name: 'orders/delivery/search-delivery-methods',
  method: 'GET',
  path: '/Order/DeliveryMethod/search',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: { anyOf: ['OrderRead', 'OrganizationClientRead'] },
  summary: 'Lists delivery methods, by a term and by market.',
  query: z.object({
    searchTerm: nameTerm.optional(),
    marketAreaCode: marketInQuery.optional(),
    ...pagingInQuery,
  }),
  output: listOf(deliveryMethodView),
  refusals: {},
})
