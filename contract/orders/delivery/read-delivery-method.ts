import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { deliveryMethodView } from './delivery-method-fields.ts'

/** One delivery method with its texts in every language in which it has one. */
export const readDeliveryMethod = endpoint({
  name: 'orders/delivery/read-delivery-method',
  method: 'GET',
  path: '/Order/DeliveryMethod/{method}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: { anyOf: ['OrderRead', 'OrganizationClientRead'] },
  summary: 'Reads one delivery method with its texts.',
  /** The id. */
  params: z.object({ method: idInText }),
  output: deliveryMethodView.extend({
    texts: z.array(z.object({ language: z.string(), name: z.string(), description: z.string() })),
  }),
  refusals: {},
})
