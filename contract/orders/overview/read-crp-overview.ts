import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { orderView, shownInOrder } from '../order/order-view.ts'

/** An order that somebody placed in the care recipient portal; any other is none. */
export const readCrpOverview = endpoint({
  name: 'orders/overview/read-crp-overview',
  method: 'GET',
  path: '/Order/CrpOverview',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Reads an order that was placed in the care recipient portal.',
  query: z.object({ customerOrderId: idInText }),
  output: orderView,
  refusals: {},
  shows: shownInOrder,
})
