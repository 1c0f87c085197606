import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { methodFields, methodRecord, methodRefusals } from './method-record.ts'

/** The same with the user in the body. */
export const saveMethodsByBody = endpoint({
  name: 'sign-in/method/save-methods-by-body',
  method: 'PUT',
  path: '/Identity/api/AuthenticationMethods',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'AuthenticationMethodWrite',
  summary: 'Changes how a user signs in; what is left out stays.',
  input: z.object({ userId: id, ...methodFields }),
  output: methodRecord,
  refusals: { ...methodRefusals, 'user-not-found': { code: 'COM001001' } },
})
