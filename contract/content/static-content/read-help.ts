import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { languageTag } from '../../language-tag.ts'
import * as shown from '../../shown.ts'

/** The help of one screen; 404 where there is none. A film is named here and opened by its own call, when somebody asks for it. */
export const readHelp = endpoint({
  name: 'content/static-content/read-help',
  method: 'GET',
  path: '/StaticContent/Help/{lang}/{identifier}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Answers the help that an administrator has written for a screen.',
  params: z.object({ lang: languageTag, identifier: z.string().regex(/^TOP_HELP_[A-Z0-9_]{1,70}$/) }),
  output: z.object({
    id: shown.id,
    name: z.string(),
    text: z.string(),
    videoTitle: z.string().nullable(),
  }),
  refusals: {},
})
