import { newsStates } from '@omsorg/domain/news/item/news-words.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { isoDate, rowVersion } from '../../fields.ts'
import { newsId, newsSaved, refusalsOf } from './item-fields.ts'

export const changeState = endpoint({
  name: 'news/item/change-state',
  method: 'PUT',
  path: '/News/State',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Publishes news, makes it a draft again, or moves its last day on.',
  idempotent: true,
  input: z.object({
    newsId,
    state: z.enum(newsStates),
    /** Left out, the last day stays as it is. */
    validUntil: isoDate.nullish(),
    rowVersion,
  }),
  output: newsSaved,
  refusals: { ...refusalsOf('IMN'), stale: { code: 'CONFLICT_STALE' } },
})
