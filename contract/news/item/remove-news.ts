import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'

export const removeNews = endpoint({
  name: 'news/item/remove-news',
  method: 'DELETE',
  path: '/News/{id}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Removes news with its files, for its readers too.',
  params: z.object({ id: idInText }),
  output: z.object({}),
  refusals: {},
})
