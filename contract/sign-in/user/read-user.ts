import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { userRecord } from './user-record.ts'

/** Of others with UserRead; of the own care units with CareUnitUserRead; and of oneself. */
export const readUser = endpoint({
  name: 'sign-in/user/read-user',
  method: 'GET',
  path: '/Identity/api/User/{id}',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: 'signed-in',
  summary: 'Reads a user.',
  params: z.object({ id: idInText }),
  output: userRecord,
  refusals: {},
  tellsOf: () => 'nobody',
})
