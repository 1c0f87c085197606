import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { email } from '../../fields.ts'
import { linkToken, newPassword, passwordWasSet, weakPassword } from './new-password.ts'

/** It ends every session of the account, leaves its second factor as it is, and unlocks nothing. */
export const resetPassword = endpoint({
  name: 'sign-in/password/reset-password',
  method: 'PUT',
  path: '/Identity/api/login/resetPassword',
  permission: 'public',
  summary: 'Sets a new password by the link of a reset.',
  /** The link alone says whose password it is; an address that is given must be of the same account. */
  input: z.object({ email: email.optional(), token: linkToken, password: newPassword }),
  output: passwordWasSet,
  refusals: {
    'link-ended': { code: 'IDS004003' },
    'account-deactivated': { code: 'IDS004005' },
    'password-weak': { code: 'IDS004002', detail: weakPassword },
    busy: { code: 'OVERLOADED' },
  },
})
