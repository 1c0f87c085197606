import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { newPassword, weakPassword } from '../password/new-password.ts'

/** An administrator gives somebody a password; whoever changes the own one shows the current one. It ends all sessions. */
export const setPasswordOfUser = endpoint({
  name: 'sign-in/method/set-password-of-user',
  method: 'PUT',
  path: '/Identity/api/AuthenticationMethods/{userId}/password',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: 'signed-in',
  summary: 'Sets the password of a user, or the own one by the current one.',
  params: z.object({ userId: idInText }),
  input: z.object({ password: newPassword, currentPassword: z.string().min(1).max(500).optional() }),
  output: z.object({}),
  refusals: {
    /** Works through the group where whoever asks administers nothing. */
    'works-elsewhere': { code: 'COM001001' },
    /** A child has no password. */
    'entered-by-parent': { code: 'COM001001' },
    'credentials-wrong': { code: 'IDS004001' },
    'password-weak': { code: 'IDS004001', detail: weakPassword },
    busy: { code: 'OVERLOADED' },
  },
})
