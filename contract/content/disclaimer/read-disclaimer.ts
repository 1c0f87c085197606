import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { languageTag } from '../../language-tag.ts'

/** 404 means that nobody has written one: the page then shows the product's own. */
export const readDisclaimer = endpoint({
  name: 'content/disclaimer/read-disclaimer',
  method: 'GET',
  path: '/StaticContent/Disclaimer/{lang}',
  permission: 'public',
  summary: 'Answers the terms of use in a language.',
  params: z.object({ lang: languageTag }),
  output: z.object({ message: z.string() }),
  refusals: {},
})
