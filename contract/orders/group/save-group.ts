import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id } from '../../fields.ts'
import { itemLineInput } from '../placing/line.ts'
import { namesItsVersion, orderToReplace } from '../placing/order-to-replace.ts'
import { groupRefusals } from '../placing/place-refusals.ts'
import { receiverInput } from '../placing/receiver.ts'
import { itemRefusals, saveRefusalsOfPlace } from '../placing/save-refusals.ts'
import { savedOrder } from '../placing/saved-order.ts'

/**
 * Saves what is filled in for the care place itself. The goods go to the care place, whatever address is sent. A user has one
 * such order of a place at a time.
 */
export const saveGroup = endpoint({
  name: 'orders/group/save-group',
  method: 'POST',
  path: '/Order/Group',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Saves an order for the care place itself, to be placed later.',
  idempotent: true,
  input: z
    .object({
      ...orderToReplace,
      preliminaryOrderId: id.optional(),
      carePlaceId: guid,
      receiver: receiverInput,
      lines: z.array(itemLineInput).min(1).max(500),
      isExpress: z.boolean().default(false),
    })
    .refine(namesItsVersion, { path: ['rowVersion'] }),
  output: savedOrder,
  refusals: { ...groupRefusals, ...itemRefusals, ...saveRefusalsOfPlace },
})
