import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/**
 * Whoever asks for `text/event-stream` is told of each order and each request for renewal of her care place that changes, as
 * far as she may read them; customer service of those of its market, and of the tasks that concern it:
 * `{"kind":"order","id":204152}`, and nothing of whom it is for. Whoever asks for JSON is told how often to ask instead, where
 * such a stream does not pass.
 */
export const followOrders = endpoint({
  name: 'orders/order/follow-orders',
  method: 'GET',
  path: '/Order/Changes',
  applications: ['GUIDE', 'CSP'],
  permission: { anyOf: ['OrderRead', 'PrescriptionRenewRead'] },
  summary:
    'Tells which orders and requests for renewal change, as a stream of events; or how often to ask where streams do not pass.',
  answers: 'events',
  tells: { order: 'OrderRead', 'order-task': 'OrderRead', 'renew-request': 'PrescriptionRenewRead' },
  output: z.object({ askAgainSeconds: z.int() }),
  refusals: {},
})
