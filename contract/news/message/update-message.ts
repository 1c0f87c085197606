import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { changesVersion, newsSaved, refusalsOf, writtenMessage } from '../item/item-fields.ts'

export const updateMessage = endpoint({
  name: 'news/message/update-message',
  method: 'PUT',
  path: '/Messages',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary:
    'Changes a message: what it says, whom it is for, when it is seen, and whether it is published. Takes the place of changes that were not.',
  idempotent: true,
  input: z.object({ ...writtenMessage, messageId: id, rowVersion, changesVersion }),
  output: newsSaved.omit({ newsId: true }).extend({ messageId: shown.id }),
  refusals: { ...refusalsOf('PRS'), stale: { code: 'CONFLICT_STALE' } },
})
