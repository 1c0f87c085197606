import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'

export const listConversations = endpoint({
  name: 'care-recipients/conversation/list-conversations',
  method: 'POST',
  path: '/CareRecipient/Conversations',
  applications: ['GUIDE', 'CSP'],
  permission: 'CareRecipientRead',
  summary: 'Lists the days on which one talked with a care recipient, the newest first.',
  input: z.object({ careRecipientId: id }),
  output: z.object({
    careRecipientId: shown.id,
    entries: z.array(z.object({ id: shown.id, day: shown.isoDate, by: shownAuthor.nullable(), note: z.string() })),
  }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
})
