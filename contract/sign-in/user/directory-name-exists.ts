import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { directoryName } from '../method/method-record.ts'
import { idInText } from '../../fields.ts'

export const directoryNameExists = endpoint({
  name: 'sign-in/user/directory-name-exists',
  method: 'GET',
  path: '/Identity/api/User/aduserexists',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Whether a directory user name is taken.',
  query: z.object({ aduser: directoryName, excludeUserId: idInText.optional() }),
  output: z.boolean(),
  budget: 'account-names',
  refusals: {},
})
