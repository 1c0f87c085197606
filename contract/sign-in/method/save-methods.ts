import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { methodFields, methodRecord, methodRefusals } from './method-record.ts'

export const saveMethods = endpoint({
  name: 'sign-in/method/save-methods',
  method: 'PUT',
  path: '/Identity/api/AuthenticationMethods/{userId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'AuthenticationMethodWrite',
  summary: 'Changes how a user signs in; what is left out stays.',
  params: z.object({ userId: idInText }),
  input: z.object({ ...methodFields }),
  output: methodRecord,
  refusals: methodRefusals,
})
