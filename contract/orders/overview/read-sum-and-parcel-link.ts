import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { erpStatus } from '../order/order-codes.ts'
import { totals } from '../placing/totals.ts'

/** What an order comes to, and where its parcels are followed. */
export const readSumAndParcelLink = endpoint({
  name: 'orders/overview/read-sum-and-parcel-link',
  method: 'GET',
  path: '/Order/SumAndParcelLink',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Reads the sums of an order and the links to its parcels.',
  query: z.object({ customerOrderId: idInText }),
  output: z.object({
    totals,
    /** Of the first part that has one. */
    trackingLink: z.string().nullable(),
    parcels: z.array(
      z.object({ orderId: shown.id, erpOrderStatus: erpStatus.nullable(), trackingLink: z.string().nullable() }),
    ),
  }),
  refusals: {},
})
