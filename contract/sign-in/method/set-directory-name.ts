import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { methodFields, methodRecord, methodRefusals } from './method-record.ts'

export const setDirectoryName = endpoint({
  name: 'sign-in/method/set-directory-name',
  method: 'PUT',
  path: '/Identity/api/AuthenticationMethods/{userId}/ad',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'AuthenticationMethodWrite',
  summary: 'Sets the directory user name of a user, and whether it signs in.',
  params: z.object({ userId: idInText }),
  input: z.object({ adUserName: methodFields.adUserName, adEnabled: methodFields.adEnabled }),
  output: methodRecord,
  refusals: methodRefusals,
})
