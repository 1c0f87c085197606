import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { changesVersion, newsId } from '../item/item-fields.ts'

export const dropChanges = endpoint({
  name: 'news/changes/drop-changes',
  method: 'PUT',
  path: '/News/DropChanges',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Drops changes of news that were not published. Where there are none any more, nothing happens.',
  idempotent: true,
  input: z.object({ newsId, changesVersion }),
  output: z.object({ newsId: shown.id }),
  refusals: { 'news-not-found': { code: 'IMN001003' }, stale: { code: 'CONFLICT_STALE' } },
})
