import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { lastOrdered } from './last-ordered.ts'

/** When each item was last ordered for a person. */
export const lastOrderedCareRecipient = endpoint({
  name: 'orders/latest/last-ordered-care-recipient',
  method: 'GET',
  path: '/Order/LastOrderedCareRecipient',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Lists when each item was last ordered for a care recipient.',
  query: z.object({ careRecipientId: idInText }),
  output: z.object({ careRecipientId: shown.id, items: z.array(lastOrdered) }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
