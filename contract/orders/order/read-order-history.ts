import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { orderView, shownInOrder } from './order-view.ts'

/** One order of a person, or of several residents of a nursing home: what was ordered, where it goes, and what became of each part. */
export const readOrderHistory = endpoint({
  name: 'orders/order/read-order-history',
  method: 'GET',
  path: '/Order/OrderHistory',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Reads an order of a care recipient with its status timeline.',
  query: z.object({ customerOrderId: idInText }),
  output: orderView,
  refusals: {},
  shows: shownInOrder,
})
