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
    /** Holds roles outside the care units of whoever asks. */
    'works-elsewhere': { code: 'COM001001' },
  },
})
