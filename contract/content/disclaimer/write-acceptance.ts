import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { acceptance } from './acceptance.ts'

/**
 * Accepts the terms of use for oneself, never for somebody else; or takes the acceptance back, also as an administrator, so that
 * the user is asked again.
 */
export const writeAcceptance = endpoint({
  name: 'content/disclaimer/write-acceptance',
  method: 'PUT',
  path: '/Identity/User/Disclaimer/{userId}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Accepts the terms of use, or takes an acceptance back.',
  params: z.object({ userId: idInText }),
  input: z.object({
    accepted: z.boolean(),
    /** The version that was read; another one by now is refused. Left out: the present one. */
    version: z.int().min(0).max(1_000_000).optional(),
  }),
  output: acceptance,
  refusals: { 'not-for-others': { code: 'COM001002', status: 403 }, stale: { code: 'CONFLICT_STALE' } },
})
