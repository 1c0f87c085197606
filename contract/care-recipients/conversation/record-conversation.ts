import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { changingRefusals } from '../status/changing.ts'

export const recordConversation = endpoint({
  name: 'care-recipients/conversation/record-conversation',
  method: 'POST',
  path: '/CareRecipient/Conversation',
  applications: ['GUIDE'],
  permission: 'CareRecipientWrite',
  summary: 'Notes on which day one last talked with a care recipient.',
  idempotent: true,
  input: z.object({ careRecipientId: id, day: isoDate, note: z.string().trim().max(500).default('') }),
  output: z.object({ careRecipientId: shown.id, id: shown.id }),
  refusals: { ...changingRefusals, 'in-future': { code: 'COM001001' }, 'before-birth': { code: 'COM001001' } },
  shows: (answer) => [answer.careRecipientId],
})
