import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { newsItem } from './item-fields.ts'

export const readNews = endpoint({
  name: 'news/item/read-news',
  method: 'GET',
  path: '/News/{id}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsRead',
  feature: 'internalNews',
  summary: 'Reads news or a message as whoever writes it sees it.',
  params: z.object({ id: idInText }),
  output: newsItem,
  refusals: {},
})
