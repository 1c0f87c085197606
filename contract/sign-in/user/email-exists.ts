import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { email } from '../../fields.ts'

/** The address stands in the body, and in no log of whatever lies between. */
export const emailExists = endpoint({
  name: 'sign-in/user/email-exists',
  method: 'POST',
  path: '/Identity/api/User/emailexists',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Whether an e-mail address has an account.',
  input: z.object({ email }),
  output: z.boolean(),
  budget: 'account-names',
  refusals: {},
})
