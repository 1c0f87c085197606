import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'

/** Also of an account that is locked because nobody used it for long. */
export const unlockUser = endpoint({
  name: 'sign-in/user/unlock-user',
  method: 'PUT',
  path: '/Identity/api/User/unlock',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'UserStatusWrite', 'CareUnitUserWrite'] },
  summary: 'Unlocks the account of a user.',
  input: z.object({ userId: id }),
  output: z.object({}),
  refusals: {
    'user-not-found': { code: 'COM001001' },
    /** Works, alone or through the group, where whoever asks administers nothing. */
    'works-elsewhere': { code: 'COM001001' },
  },
})
