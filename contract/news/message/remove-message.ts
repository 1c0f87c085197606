import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'

export const removeMessage = endpoint({
  name: 'news/message/remove-message',
  method: 'DELETE',
  path: '/Messages/{id}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Removes a message with its files, for its readers too.',
  params: z.object({ id: idInText }),
  output: z.object({}),
  refusals: {},
})
