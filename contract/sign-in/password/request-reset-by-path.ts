import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { email } from '../../fields.ts'

/** The same with the address in the path. The browser sends it in the body. */
export const requestResetByPath = endpoint({
  name: 'sign-in/password/request-reset-by-path',
  method: 'PUT',
  path: '/Identity/api/login/passwordResetToken/{email}',
  permission: 'public',
  summary:
    'Mails a link for a new password to an address, if it has an account. The answer is the same if it has none.',
  params: z.object({ email }),
  output: z.object({}),
  refusals: {},
})
