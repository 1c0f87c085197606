import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { email } from '../../fields.ts'

/** The same with the address in the path. The browser sends it in the body. */
export const emailExistsByPath = endpoint({
  name: 'sign-in/user/email-exists-by-path',
  method: 'GET',
  path: '/Identity/api/User/emailexists/{email}',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Whether an e-mail address has an account.',
  params: z.object({ email }),
  output: z.boolean(),
  budget: 'account-names',
  refusals: {},
})
