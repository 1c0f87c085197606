import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { choiceRefusals } from '../placing/choice-refusals.ts'
import { itemLineInput } from '../placing/line.ts'
import { filledInForPerson } from '../placing/order-for-person.ts'
import { namesItsVersion, orderToReplace } from '../placing/order-to-replace.ts'
import { homeDeliveryRefusals } from '../placing/place-refusals.ts'
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
      ...filledInForPerson,
      lines: z.array(itemLineInput).min(1).max(500),
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
