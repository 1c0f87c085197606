import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** Whom the caller has acted as today, each once and the latest first. */
export const listImpersonations = endpoint({
  name: 'sign-in/impersonation/list-impersonations',
  method: 'GET',
  path: '/Identity/Impersonation/Recent',
  applications: ['CSP'],
  permission: 'ImpersonationWrite',
  summary: 'Lists whom the caller has acted as today, the latest first.',
  output: z.array(
    z.object({
      userId: shown.id,
      firstName: z.string(),
      lastName: z.string(),
      clientName: z.string().nullable(),
      carePlaceName: z.string().nullable(),
      reason: z.string(),
      at: shown.instant,
      canBeHelped: z.boolean(),
    }),
  ),
  refusals: {},
})
