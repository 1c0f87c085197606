import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/**
 * Whoever asks for `text/event-stream` is told of each order of her care place that changes, customer service of those of its
 * market: `{"kind":"order","id":204152}`, and nothing of whom it is for. Whoever asks for JSON is told how often to ask
 * instead, where such a stream does not pass.
 */
export const followOrders = endpoint({
  name: 'orders/order/follow-orders',
  method: 'GET',
  path: '/Order/Changes',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Tells which orders change, as a stream of events; or how often to ask where streams do not pass.',
  answers: 'events',
  output: z.object({ askAgainSeconds: z.int() }),
  refusals: {},
})
