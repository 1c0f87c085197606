import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { changesVersion, newsId, refusalsOf, writtenNews } from '../item/item-fields.ts'

const { state: _state, ...written } = writtenNews

export const keepChanges = endpoint({
  name: 'news/changes/keep-changes',
  method: 'PUT',
  path: '/News/Changes',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Keeps changes of published news beside it; its readers see them once they are published.',
  idempotent: true,
  input: z.object({ ...written, newsId, rowVersion, changesVersion }),
  output: z.object({ newsId: shown.id, rowVersion: shown.rowVersion, changesVersion: z.int() }),
  refusals: { ...refusalsOf('IMN'), stale: { code: 'CONFLICT_STALE' } },
})
