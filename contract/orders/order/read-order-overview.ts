import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { orderView, shownInOrder } from './order-view.ts'

/** Any order, of a person or of a place. One that shows a person answers 404 to a caller without CareRecipientRead. */
export const readOrderOverview = endpoint({
  name: 'orders/order/read-order-overview',
  method: 'GET',
  path: '/Order/Overview',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Reads an order with its parts, receiver, lines and sums.',
  query: z.object({ customerOrderId: idInText }),
  output: orderView,
  refusals: {},
  shows: shownInOrder,
})
