import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { orderView, shownInOrder } from '../order/order-view.ts'

/** One order that a care place has made, for itself or for its people. One that shows a person answers 404 to a caller without CareRecipientRead. */
export const readCarePlaceOrderHistory = endpoint({
  name: 'orders/overview/read-care-place-order-history',
  method: 'GET',
  path: '/Order/CarePlaceOrderHistory',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Reads an order of a care place with its status timeline.',
  query: z.object({ customerOrderId: idInText }),
  output: orderView,
  refusals: {},
  shows: shownInOrder,
})
