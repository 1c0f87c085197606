import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate, minor, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { lineInput, lineView } from '../placing/line.ts'
import { orderWarning } from '../order/order-codes.ts'
import { lineRefusals } from '../placing/line-refusals.ts'
import { orderNotFound } from '../order/order-not-found.ts'
import { orderingRefusals } from '../../care-recipients/recipient/ordering-refusals.ts'
import { choiceRefusals } from '../placing/choice-refusals.ts'
import { receiverRefusals } from '../placing/receiver-refusals.ts'
import { receiverInput } from '../placing/receiver.ts'
import { totals } from '../placing/totals.ts'

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
      /** The day on which somebody said that phone, e-mail and entry code are right; null where nobody has (O-5-60). */
      contactConfirmedOn: isoDate.nullable().default(null),
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
    'place-not-chosen': { code: 'CRS003002' },
    'recipient-not-found': { code: 'CRS003003' },
    'order-not-found': orderNotFound,
    'order-already-placed': { code: 'ORS002001' },
    'row-not-found': { code: 'IPS001011' },
    'row-twice': { code: 'COM001001' },
    'item-not-of-row': { code: 'COM001001' },
    'not-your-area': { code: 'COM001002' },
    ...lineRefusals,
    'nothing-to-order': { code: 'COM001001' },
    ...receiverRefusals,
    ...choiceRefusals,
    stale: { code: 'CONFLICT_STALE' },
  },
})
