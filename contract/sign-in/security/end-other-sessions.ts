import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const endOtherSessions = endpoint({
  name: 'sign-in/security/end-other-sessions',
  method: 'POST',
  path: '/Identity/api/Session/EndOthers',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: "Ends all of the caller's own sessions but the one that asks.",
  output: z.object({ ended: z.int() }),
  refusals: {},
})
