import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { timesInOrder, written } from './content-fields.ts'

/** What it is, its identifier and its language stay as they are. Each change is a version. */
export const updateStaticContent = endpoint({
  name: 'content/static-content/update-static-content',
  method: 'PUT',
  path: '/StaticContent/{id}',
  applications: ['PRINCIPAL'],
  permission: 'StaticContentWrite',
  summary: 'Changes one language of static content.',
  idempotent: true,
  params: z.object({ id: idInText }),
  input: z
    .object({
      ...written,
      /** False where only words were corrected: what was accepted then stays accepted. */
      changesMeaning: z.boolean().default(true),
      /** It now says what the language says that is newer: no other language grows older by it. */
      followsNewer: z.boolean().default(false),
      rowVersion,
    })
    .refine(timesInOrder, { path: ['shownUntil'] }),
  output: z.object({ version: z.int(), rowVersion: shown.rowVersion }),
  refusals: { stale: { code: 'CONFLICT_STALE' } },
})
