import { pageIdentifiers } from '@omsorg/domain/content/static-content/content-words.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { languageTag } from '../../language-tag.ts'

/** Null where nobody has written anything: the page then says what the product itself says. */
export const readPageText = endpoint({
  name: 'content/static-content/read-page-text',
  method: 'GET',
  path: '/api/Guide/StaticContent/Page/{identifier}/{lang}',
  fixed: true,
  permission: 'public',
  summary: 'Answers what an administrator has written for a public page.',
  params: z.object({ identifier: z.enum(pageIdentifiers), lang: languageTag }),
  output: z.object({ message: z.string().nullable() }),
  refusals: {},
})
