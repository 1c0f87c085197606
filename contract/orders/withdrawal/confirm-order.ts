import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderingRefusals } from './ordering-refusals.ts'
import { totals } from './totals.ts'

/**
 * Places a saved order: all rules are asked again, the quantities are drawn, and the hand-over to the ERP begins, together or
 * not at all. The refusal `price-changed` carries `changedPrices` as its detail. An order for a person asks CareRecipientRead too.
 */
export const confirmOrder = endpoint({
  name: 'orders/withdrawal/confirm-order',
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
    'order-not-found': 'ORS002003',
    'order-already-placed': 'ORS002001',
    'price-changed': 'ORS002004',
    'warnings-not-accepted': 'COM001001',
    'not-your-area': 'COM001002',
    'line-unavailable': 'COM001001',
    'quantity-zero': 'COM001001',
    'quantity-above-allowed': 'COM001001',
    'flavors-do-not-sum': 'COM001001',
    'nothing-to-order': 'COM001001',
    'delivery-date-too-early': 'COM001001',
    'delivery-method-not-found': 'ORS001003',
    'address-not-open': 'COM001001',
    stale: 'CONFLICT_STALE',
  },
})
