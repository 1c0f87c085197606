import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { newsId } from '../item/item-fields.ts'

export const markAsRead = endpoint({
  name: 'news/reading/mark-as-read',
  method: 'PUT',
  path: '/Messages/Read',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Marks news as opened by the caller.',
  self: true,
  input: z.object({ newsId }),
  output: z.object({}),
  refusals: { 'news-not-found': { code: 'IMN001003' } },
})
