import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderNotFound } from '../../orders/order/order-not-found.ts'
import { aboutPerson, otherPerson } from '../person.ts'

/** Said again, by whoever it is, it is answered as it stands. What is wrong all the same is reported. */
export const sayItCame = endpoint({
  name: 'portal/receipt/say-it-came',
  method: 'POST',
  path: '/Received',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Says that a parcel has come.',
  idempotent: true,
  input: z.object({ ...aboutPerson, customerOrderId: id, orderId: id }),
  output: z.object({ careRecipientId: shown.id, receivedOn: shown.instant }),
  refusals: {
    ...otherPerson,
    'order-not-found': orderNotFound,
    'not-due-yet': { code: 'COM001001' },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
