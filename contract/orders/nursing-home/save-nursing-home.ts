import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { lineInput } from '../placing/line.ts'
import { namesItsVersion, orderToReplace } from '../placing/order-to-replace.ts'
import { nursingHomeRefusals } from '../placing/place-refusals.ts'
import { receiverInput } from '../placing/receiver.ts'
import { rowRefusals, saveRefusalsOfPlace } from '../placing/save-refusals.ts'
import { savedOrder } from '../placing/saved-order.ts'

/**
 * Saves what is filled in for the residents of the place: one parcel per resident, marked with the room, and delivered to the
 * care place, whatever address is sent. A user has one such order of a place at a time. Lines at 0 may be left out.
 */
export const saveNursingHome = endpoint({
  name: 'orders/nursing-home/save-nursing-home',
  method: 'POST',
  path: '/Order/NursingHome',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderWrite', 'CareRecipientRead'] },
  summary: 'Saves an order for the residents of a care place, to be placed later.',
  idempotent: true,
  input: z
    .object({
      ...orderToReplace,
      preliminaryOrderId: id.optional(),
      receiver: receiverInput,
      residents: z
        .array(z.object({ careRecipientId: id, lines: z.array(lineInput).min(1).max(200) }))
        .min(1)
        .max(200),
      isExpress: z.boolean().default(false),
    })
    .refine(namesItsVersion, { path: ['rowVersion'] }),
  output: savedOrder,
  refusals: {
    ...nursingHomeRefusals,
    'recipient-not-found': { code: 'CRS003003' },
    'recipient-twice': { code: 'COM001001' },
    ...rowRefusals,
    ...saveRefusalsOfPlace,
  },
})
