import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { userName } from '../method/method-record.ts'
import { idInText } from '../../fields.ts'

/** Taken is taken, by whichever client: it could not be saved. */
export const userNameExists = endpoint({
  name: 'sign-in/user/user-name-exists',
  method: 'GET',
  path: '/Identity/api/User/usernameexists',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Whether a user name is taken.',
  query: z.object({ username: userName, excludeUserId: idInText.optional() }),
  output: z.boolean(),
  budget: 'account-names',
  refusals: {},
})
