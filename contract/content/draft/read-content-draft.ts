import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { contentEntries, draftOf, draftVersion } from './content-entries.ts'

/** What somebody had written when the window was closed or the session ended. It comes back to its writer alone. */
export const readContentDraft = endpoint({
  name: 'content/draft/read-content-draft',
  method: 'GET',
  path: '/StaticContent/Draft/{identifier}',
  applications: ['PRINCIPAL'],
  permission: 'StaticContentWrite',
  summary: "Reads the caller's own static content that is not saved: of an identifier, or NEW.",
  params: draftOf,
  output: z.object({
    draft: z
      .object({
        version: draftVersion,
        savedOn: shown.instant,
        /** Null where it was kept by a version whose form had other fields: it is begun anew. */
        entries: contentEntries.nullable(),
      })
      .nullable(),
  }),
  refusals: {},
})
