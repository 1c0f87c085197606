import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { orderView, shownInOrder } from '../order/order-view.ts'

/** What an order holds for one person: her lines and parts, and what they come to without the fees of the order as a whole. */
export const readOrderOverviewForCareRecipient = endpoint({
  name: 'orders/overview/read-order-overview-for-care-recipient',
  method: 'GET',
  path: '/Order/OverviewForCareRecipient',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Reads what an order holds for one care recipient.',
  query: z.object({ customerOrderId: idInText, careRecipientId: idInText }),
  output: orderView,
  refusals: {},
  shows: shownInOrder,
})
