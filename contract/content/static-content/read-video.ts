import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { languageTag } from '../../language-tag.ts'

/** The film of static content in a language, by the id of any of its languages; 404 where there is none that is shown (O-7-154). */
export const readVideo = endpoint({
  name: 'content/static-content/read-video',
  method: 'GET',
  path: '/StaticContent/Video/{id}/{lang}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Answers where the film of static content is, in a language.',
  params: z.object({ id: idInText, lang: languageTag }),
  output: z.object({ url: z.string(), title: z.string() }),
  refusals: {},
})
