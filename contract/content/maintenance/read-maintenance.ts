import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { languageTag } from '../../language-tag.ts'

/** The shell asks at start. 404 means that there is no maintenance. */
export const readMaintenance = endpoint({
  name: 'content/maintenance/read-maintenance',
  method: 'GET',
  path: '/api/Guide/StaticContent/Maintenance/{lang}',
  fixed: true,
  permission: 'public',
  summary: 'Answers the maintenance message of a language, while there is one.',
  params: z.object({ lang: languageTag }),
  output: z.object({ message: z.string() }),
  refusals: {},
})
