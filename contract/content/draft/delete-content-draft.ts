import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { draftOf } from './content-entries.ts'

/** Throws static content that is not saved away, also where there is none. */
export const deleteContentDraft = endpoint({
  name: 'content/draft/delete-content-draft',
  method: 'DELETE',
  path: '/StaticContent/Draft/{identifier}',
  applications: ['PRINCIPAL'],
  permission: 'StaticContentWrite',
  summary: "Throws the caller's own static content that is not saved away: of an identifier, or NEW.",
  params: draftOf,
  output: z.object({ deleted: z.boolean() }),
  refusals: {},
})
