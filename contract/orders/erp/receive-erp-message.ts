import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, instant, packages } from '../../fields.ts'
import { erpStatus } from '../order/order-codes.ts'

/**
 * A message of the ERP about one part of an order. The signature (HMAC-SHA256 over time stamp, message id and raw body) is
 * checked before anything is parsed; 200 means stored, also for a known message or an unknown order (states 2.5).
 */
export const receiveErpMessage = endpoint({
  name: 'orders/erp/receive-erp-message',
  method: 'POST',
  path: '/api/Webhook/Erp',
  fixed: true,
  permission: 'public',
  summary: 'Receives a signed message of the ERP about an order.',
  input: z.object({
    messageId: z.string().min(1).max(100),
    orderId: id,
    erpOrderId: z.string().min(1).max(60).optional(),
    status: erpStatus,
    /** Packages sent so far in total, line by line; a repeated message adds nothing. */
    lines: z
      .array(z.object({ lineId: z.int().min(1), delivered: packages }))
      .max(500)
      .optional(),
    trackingLink: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    reason: z.string().trim().max(500).optional(),
    occurredOn: instant,
  }),
  output: z.object({ received: z.literal(true) }),
  refusals: {},
})
