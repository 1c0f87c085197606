import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderNotFound } from '../../orders/order/order-not-found.ts'
import { aboutPerson, otherPerson } from '../person.ts'

/** Orders that the holders of the person placed; those of staff are taken back by staff. */
export const cancelPortalOrder = endpoint({
  name: 'portal/order/cancel-portal-order',
  method: 'PUT',
  path: '/Order/Cancel',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Takes an order of the portal back, or asks the supplier to.',
  idempotent: true,
  input: z.object({ ...aboutPerson, customerOrderId: id }),
  output: z.object({
    careRecipientId: shown.id,
    /** `asked`: the supplier has it and says whether it is in time. */
    outcome: z.enum(['cancelled', 'asked']),
  }),
  refusals: {
    ...otherPerson,
    'order-not-found': orderNotFound,
    'order-not-placed': { code: 'ORS002002' },
    'too-late': { code: 'ORS002002' },
    'ordered-by-staff': { code: 'ORS002002' },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
