import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { email } from '../../fields.ts'

/** The address stands in the body, and in no log of whatever lies between. */
export const requestReset = endpoint({
  name: 'sign-in/password/request-reset',
  method: 'POST',
  path: '/Identity/api/login/passwordResetToken',
  permission: 'public',
  summary:
    'Mails a link for a new password to an address, if it has an account. The answer is the same if it has none.',
  input: z.object({ email }),
  output: z.object({}),
  refusals: {},
})
