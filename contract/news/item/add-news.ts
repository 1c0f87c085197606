import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { newsSaved, refusalsOf, writtenNews } from './item-fields.ts'

export const addNews = endpoint({
  name: 'news/item/add-news',
  method: 'POST',
  path: '/News',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Writes news, as a draft or published at once.',
  idempotent: true,
  input: z.object(writtenNews),
  output: newsSaved,
  refusals: refusalsOf('IMN'),
})
