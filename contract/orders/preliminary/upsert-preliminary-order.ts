import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderNotFound } from '../order/order-not-found.ts'
import { receiverInput } from '../placing/receiver.ts'
import { preliminaryLineInput } from './preliminary-line.ts'
import { preliminaryOrderType } from './preliminary-order-row.ts'

/**
 * Keeps lines to order again. With `preliminaryOrderId` and the `rowVersion` that was read the kept lines are replaced. Lines
 * for residents ask CareRecipientRead; a line that is new or changed asks the right of its area.
 */
export const upsertPreliminaryOrder = endpoint({
  name: 'orders/preliminary/upsert-preliminary-order',
  method: 'POST',
  path: '/Order/PreliminaryOrder/Upsert',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Saves lines of a care place as a template to order again.',
  idempotent: true,
  input: z
    .object({
      preliminaryOrderId: id.optional(),
      rowVersion: rowVersion.optional(),
      carePlaceId: guid,
      type: preliminaryOrderType,
      name: z.string().trim().max(100).default(''),
      /** Left out: as it was, and no favourite when it is new. */
      favorite: z.boolean().optional(),
      receiver: receiverInput.nullable().default(null),
      lines: z.array(preliminaryLineInput).min(1).max(1_000),
    })
    .refine((sent) => sent.preliminaryOrderId === undefined || sent.rowVersion !== undefined, { path: ['rowVersion'] }),
  output: z.object({ preliminaryOrderId: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    'place-not-found': { code: 'COM001001' },
    'preliminary-order-not-found': orderNotFound,
    'preliminary-order-sent': { code: 'ORS002001' },
    'recipient-not-found': { code: 'CRS003003' },
    'item-not-found': { code: 'IPS001007' },
    /** A line for a resident asks for one, a line for the care place for none. */
    'resident-wrong': { code: 'COM001001' },
    'line-twice': { code: 'COM001001' },
    'flavors-do-not-sum': { code: 'COM001001' },
    'not-your-area': { code: 'COM001002' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
