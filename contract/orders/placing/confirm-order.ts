import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { changedPrices } from './changed-prices.ts'
import { lineRefusals } from './line-refusals.ts'
import { orderNotFound } from '../order/order-not-found.ts'
import { orderingRefusals } from '../../care-recipients/recipient/ordering-refusals.ts'
import { choiceRefusals } from './choice-refusals.ts'
import { kindRefusals } from './place-refusals.ts'
import { receiverRefusals } from './receiver-refusals.ts'
import { totals } from './totals.ts'

/**
 * Places a saved order: all rules are asked again, the quantities are drawn, and the hand-over to the ERP begins, together or
 * not at all. An order for a person asks CareRecipientRead too.
 */
export const confirmOrder = endpoint({
  name: 'orders/placing/confirm-order',
  method: 'POST',
  path: '/Order/Confirm',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Places a saved order.',
  idempotent: true,
  input: z.object({
    customerOrderId: id,
    rowVersion,
    acceptWarnings: z.boolean().default(false),
    acceptPrices: z.boolean().default(false),
  }),
  output: z.object({
    customerOrderId: shown.id,
    orderIds: z.array(shown.id),
    state: z.literal(2),
    erpOrderStatus: z.literal(1),
    totals,
  }),
  refusals: {
    ...orderingRefusals,
    ...kindRefusals,
    'order-not-found': orderNotFound,
    'order-already-placed': { code: 'ORS002001' },
    'price-changed': { code: 'ORS002004', detail: changedPrices },
    'warnings-not-accepted': { code: 'COM001001' },
    'not-your-area': { code: 'COM001002' },
    ...lineRefusals,
    'nothing-to-order': { code: 'COM001001' },
    /** Since the order was saved: its goods may go to the care place alone, and whoever places it sees that first. */
    'recipient-protected': { code: 'ORS002005' },
    ...receiverRefusals,
    ...choiceRefusals,
    stale: { code: 'CONFLICT_STALE' },
  },
})
