import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

/** Counts within a second. A session that runs no more, or of somebody else, is not found. */
export const endSession = endpoint({
  name: 'sign-in/security/end-session',
  method: 'DELETE',
  path: '/Identity/api/Session/{sessionId}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: "Ends one of the caller's own sessions.",
  params: z.object({ sessionId: guid }),
  output: z.object({}),
  refusals: {},
})
