import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { notifyBy } from '../placing/receiver.ts'

/** How the receiver of a person's last order was told of it; all null before the first, and phone and e-mail of a protected person. */
export const lastDeliveryNotifications = endpoint({
  name: 'orders/latest/last-delivery-notifications',
  method: 'GET',
  path: '/Order/GetLastDeliveryNotifications',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Reads how the receiver of the last order was notified.',
  query: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    notifyBy: notifyBy.nullable(),
    notifyPhone: z.string().nullable(),
    notifyEmail: z.string().nullable(),
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
