import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { lineInput } from '../placing/line.ts'
import { lineRefusals } from '../placing/line-refusals.ts'
import { orderNotFound } from '../order/order-not-found.ts'
import { orderingRefusals } from '../../care-recipients/recipient/ordering-refusals.ts'
import { choiceRefusals } from '../placing/choice-refusals.ts'
import { receiverRefusals } from '../placing/receiver-refusals.ts'
import { filledInForPerson } from '../placing/order-for-person.ts'
import { namesItsVersion, orderToReplace } from '../placing/order-to-replace.ts'
import { rowRefusals } from '../placing/save-refusals.ts'
import { savedOrder } from '../placing/saved-order.ts'

/** Saves what is filled in of a person's prescription rows. */
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
      ...orderToReplace,
      preliminaryOrderId: id.optional(),
      ...filledInForPerson,
      lines: z.array(lineInput).min(1).max(500),
    })
    .refine(namesItsVersion, { path: ['rowVersion'] }),
  output: savedOrder,
  refusals: {
    ...orderingRefusals,
    'place-not-chosen': { code: 'CRS003002' },
    'recipient-not-found': { code: 'CRS003003' },
    'order-not-found': orderNotFound,
    'order-already-placed': { code: 'ORS002001' },
    ...rowRefusals,
    'not-your-area': { code: 'COM001002' },
    ...lineRefusals,
    'nothing-to-order': { code: 'COM001001' },
    ...receiverRefusals,
    ...choiceRefusals,
    stale: { code: 'CONFLICT_STALE' },
  },
})
