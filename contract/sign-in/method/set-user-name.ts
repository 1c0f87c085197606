import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { methodFields, methodRecord, methodRefusals } from './method-record.ts'

export const setUserName = endpoint({
  name: 'sign-in/method/set-user-name',
  method: 'PUT',
  path: '/Identity/api/AuthenticationMethods/{userId}/username',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'AuthenticationMethodWrite',
  summary: 'Sets the user name of a user, and whether it signs in with a password.',
  params: z.object({ userId: idInText }),
  input: z.object({ userName: methodFields.userName, userNamePasswordEnabled: methodFields.userNamePasswordEnabled }),
  output: methodRecord,
  refusals: methodRefusals,
})
