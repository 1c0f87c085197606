import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { newsWithChanges } from './item-fields.ts'

export const readNews = endpoint({
  name: 'news/item/read-news',
  method: 'GET',
  path: '/News/{id}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsRead',
  feature: 'internalNews',
  summary: 'Reads news or a message as whoever writes it sees it, with the changes that are not published.',
  params: z.object({ id: idInText }),
  output: newsWithChanges,
  refusals: {},
})
