import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate, minor } from '../../fields.ts'
import { choiceRefusals } from '../placing/choice-refusals.ts'
import { itemLineInput } from '../placing/line.ts'
import { namesItsVersion, orderToReplace } from '../placing/order-to-replace.ts'
import { homeDeliveryRefusals } from '../placing/place-refusals.ts'
import { receiverInput } from '../placing/receiver.ts'
import { itemRefusals, saveRefusalsOfPlace } from '../placing/save-refusals.ts'
import { savedOrder } from '../placing/saved-order.ts'

/** Saves what is filled in of products that are selected for a person and not prescribed. */
export const saveHomeDelivery = endpoint({
  name: 'orders/home-delivery/save-home-delivery',
  method: 'POST',
  path: '/Order/HomeDelivery',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderWrite', 'CareRecipientRead'] },
  summary: 'Saves a home delivery of selected products, to be placed later.',
  idempotent: true,
  input: z
    .object({
      ...orderToReplace,
      careRecipientId: id,
      receiver: receiverInput,
      lines: z.array(itemLineInput).min(1).max(500),
      isExpress: z.boolean().default(false),
      oneTimePatientFee: minor.nullable().default(null),
      /** The day on which somebody said that phone, e-mail and entry code are right; null where nobody has (O-5-60). */
      contactConfirmedOn: isoDate.nullable().default(null),
    })
    .refine(namesItsVersion, { path: ['rowVersion'] }),
  output: savedOrder,
  refusals: {
    ...homeDeliveryRefusals,
    'recipient-not-found': { code: 'CRS003003' },
    ...itemRefusals,
    /** It stands on a running row by now, and is drawn from there. */
    'item-is-prescribed': { code: 'COM001001' },
    ...saveRefusalsOfPlace,
    ...choiceRefusals,
  },
})
