import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { cancelAsked, canceller } from './cancelling.ts'
import { erpStatus } from './order-codes.ts'
import { orderNotFound } from './order-not-found.ts'

/**
 * Takes an order back, or one part of it. While its hand-over has not begun it is taken back at once; afterwards the ERP is
 * asked, and the answer says so in `cancelAsked`. Who asks again gets the same answer.
 */
export const cancelOrder = endpoint({
  name: 'orders/order/cancel-order',
  method: 'PUT',
  path: '/Order/Cancel',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Cancels a placed order or one part of it, or asks the ERP to.',
  idempotent: true,
  input: z
    .object({
      customerOrderId: id.optional(),
      orderId: id.optional(),
      reason: z.string().trim().max(500).default(''),
    })
    .refine((sent) => (sent.customerOrderId === undefined) !== (sent.orderId === undefined), {
      path: ['customerOrderId'],
    }),
  output: z.object({
    erpOrderStatus: erpStatus,
    cancelAsked: cancelAsked.nullable(),
    canceller: canceller.nullable(),
  }),
  refusals: {
    'order-not-found': orderNotFound,
    'order-not-placed': { code: 'ORS002002' },
    'too-late': { code: 'ORS002002' },
    'not-your-area': { code: 'COM001002' },
  },
})
