import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { contentEntries, draftOf, draftVersion } from './content-entries.ts'

/** Keeps static content that is not saved, a month at most, unless another window has kept it since it was read. */
export const saveContentDraft = endpoint({
  name: 'content/draft/save-content-draft',
  method: 'PUT',
  path: '/StaticContent/Draft/{identifier}',
  applications: ['PRINCIPAL'],
  permission: 'StaticContentWrite',
  summary: "Keeps the caller's own static content that is not saved: of an identifier, or NEW.",
  params: draftOf,
  input: z.object({
    /** The keeping that was read; left out where there was none. */
    version: draftVersion.nullish(),
    /** One for each window that writes. */
    window: z.string().regex(/^[0-9a-f]{32}$/),
    entries: contentEntries,
  }),
  output: z.object({ version: draftVersion }),
  refusals: { stale: { code: 'CONFLICT_STALE' } },
})
