import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { rowVersion } from '../../fields.ts'
import { changesVersion, newsId, newsSaved, refusalsOf, writtenNews } from './item-fields.ts'

export const updateNews = endpoint({
  name: 'news/item/update-news',
  method: 'PUT',
  path: '/News',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary:
    'Changes news: what it says, whom it is for, when it is seen, and whether it is published. Takes the place of changes that were not.',
  idempotent: true,
  input: z.object({ ...writtenNews, newsId, rowVersion, changesVersion }),
  output: newsSaved,
  refusals: { ...refusalsOf('IMN'), stale: { code: 'CONFLICT_STALE' } },
})
