import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { languageTag } from '../../language-tag.ts'

/** Which screens have a help in the language of the reader; a screen that is not among them offers none. */
export const listHelp = endpoint({
  name: 'content/static-content/list-help',
  method: 'GET',
  path: '/StaticContent/Help/{lang}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Lists the screens for which an administrator has written a help in a language.',
  params: z.object({ lang: languageTag }),
  output: z.object({ identifiers: z.array(z.string()) }),
  refusals: {},
})
