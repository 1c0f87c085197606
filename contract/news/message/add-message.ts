import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { newsSaved, refusalsOf, writtenMessage } from '../item/item-fields.ts'

export const addMessage = endpoint({
  name: 'news/message/add-message',
  method: 'POST',
  path: '/Messages',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Writes information, a manual, a contact or words of an agreement, as a draft or published at once.',
  idempotent: true,
  input: z.object(writtenMessage),
  output: newsSaved.omit({ newsId: true }).extend({ messageId: shown.id }),
  refusals: refusalsOf('PRS'),
})
