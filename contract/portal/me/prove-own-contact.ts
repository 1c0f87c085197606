import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

export const prove = z.object({
  changeId: guid,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
})

/** The old address or number is told of it; the other sessions of the holder end, the one that asks goes on. */
export const proveOwnContact = endpoint({
  name: 'portal/me/prove-own-contact',
  method: 'PUT',
  path: '/Me/Contact/Code',
  applications: ['CRP'],
  permission: 'signed-in',
  summary:
    'Proves a new e-mail or mobile number by its code; from now on it counts, and the other sessions of the holder have ended.',
  input: prove,
  output: z.object({ email: z.string(), mobile: z.string(), endedSessions: z.int() }),
  refusals: { 'code-wrong': { code: 'COM001001' }, 'code-ended': { code: 'COM001001' } },
})
