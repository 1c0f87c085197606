import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import { shownAuthor } from '../../author.ts'
import * as shown from '../../shown.ts'
import { userFields, userRecord, userRefusals } from './user-record.ts'

/** What is left out stays. Client, market and status are changed by none of it. */
export const updateUser = endpoint({
  name: 'sign-in/user/update-user',
  method: 'PUT',
  path: '/Identity/api/User',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Changes a user.',
  idempotent: true,
  input: z.object({ id, ...z.object(userFields).partial().shape, rowVersion: rowVersion.optional() }),
  output: userRecord,
  refusals: {
    'user-not-found': { code: 'COM001001' },
    /** Works, alone or through the group, where whoever asks administers nothing. */
    'works-elsewhere': { code: 'COM001001' },
    /** One's own names and address are changed where one confirms who one is. */
    'own-account': { code: 'COM001001' },
    /** A method that is on would lack its address or number. */
    'method-incomplete': { code: 'COM001003' },
    ...userRefusals,
    stale: {
      code: 'CONFLICT_STALE',
      detail: z.object({
        user: userRecord,
        changed: z.object({ at: shown.instant, by: shownAuthor.nullable() }).nullable(),
      }),
    },
  },
})
