import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, minor, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { lineInput, lineView } from './line.ts'
import { orderWarning } from '../order/order-codes.ts'
import { orderingRefusals } from './ordering-refusals.ts'
import { receiverInput } from './receiver.ts'
import { totals } from './totals.ts'

/**
 * Saves what is filled in. The first save makes the order; with `customerOrderId` and the `rowVersion` that was read the same
 * order is replaced, and its 30 days begin anew.
 */
export const saveWithdrawal = endpoint({
  name: 'orders/withdrawal/save-withdrawal',
  method: 'POST',
  path: '/Order/Withdrawal',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderWrite', 'CareRecipientRead'] },
  summary: 'Saves a withdrawal from prescription rows, to be placed later.',
  idempotent: true,
  input: z
    .object({
      customerOrderId: id.optional(),
      rowVersion: rowVersion.optional(),
      preliminaryOrderId: id.optional(),
      careRecipientId: id,
      receiver: receiverInput,
      lines: z.array(lineInput).min(1).max(500),
      isExpress: z.boolean().default(false),
      oneTimePatientFee: minor.nullable().default(null),
    })
    .refine((sent) => sent.customerOrderId === undefined || sent.rowVersion !== undefined, { path: ['rowVersion'] }),
  output: z.object({
    customerOrderId: shown.id,
    orders: z.array(z.object({ orderId: shown.id, lines: z.array(lineView) })),
    totals,
    warnings: z.array(orderWarning),
    state: z.literal(1),
    rowVersion: shown.rowVersion,
  }),
  refusals: {
    ...orderingRefusals,
    'place-not-chosen': 'CRS003002',
    'recipient-not-found': 'CRS003003',
    'order-not-found': 'ORS002003',
    'order-already-placed': 'ORS002001',
    'row-not-found': 'IPS001011',
    'row-twice': 'COM001001',
    'item-not-of-row': 'COM001001',
    'not-your-area': 'COM001002',
    'line-unavailable': 'COM001001',
    'quantity-zero': 'COM001001',
    'quantity-above-allowed': 'COM001001',
    'flavors-do-not-sum': 'COM001001',
    'nothing-to-order': 'COM001001',
    'receiver-name-missing': 'COM001003',
    'receiver-field-wrong': 'COM001001',
    'address-missing': 'COM001003',
    'address-not-found': 'COM001001',
    'address-not-open': 'COM001001',
    'delivery-method-not-found': 'ORS001003',
    'delivery-point-missing': 'COM001003',
    'contact-phone-missing': 'COM001003',
    'notification-address-missing': 'COM001003',
    'goods-label-missing': 'COM001003',
    'delivery-date-too-early': 'COM001001',
    'express-not-allowed': 'COM001001',
    'one-time-fee-not-allowed': 'IPS001005',
    stale: 'CONFLICT_STALE',
  },
})
