import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { linkToken, newPassword, passwordWasSet, weakPassword } from './new-password.ts'

/**
 * The first password by the link of a welcome, or another one by whoever knows the current one. Either confirms an account
 * whose registration was pending. A wrong password, a wrong name and one who must wait are answered alike.
 */
export const setPassword = endpoint({
  name: 'sign-in/password/set-password',
  method: 'PUT',
  path: '/Identity/api/login/setPassword',
  permission: 'public',
  summary: 'Sets the first password by a welcome link, or changes a password by the current one.',
  input: z
    .object({
      userName: z.string().trim().min(1).max(254).optional(),
      password: newPassword,
      token: linkToken.optional(),
      currentPassword: z.string().min(1).max(500).optional(),
    })
    .refine((sent) => sent.token ?? sent.currentPassword, { path: ['token'] })
    .refine((sent) => sent.token ?? sent.userName, { path: ['userName'] }),
  output: passwordWasSet,
  refusals: {
    'link-ended': { code: 'IDS004003' },
    'already-registered': { code: 'IDS004004' },
    'credentials-wrong': { code: 'IDS004001' },
    'account-deactivated': { code: 'IDS004001' },
    'account-locked': { code: 'IDS004001' },
    'password-weak': { code: 'IDS004001', detail: weakPassword },
    busy: { code: 'OVERLOADED' },
  },
})
