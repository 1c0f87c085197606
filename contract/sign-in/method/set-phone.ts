import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { methodFields, methodRecord, methodRefusals } from './method-record.ts'

export const setPhone = endpoint({
  name: 'sign-in/method/set-phone',
  method: 'PUT',
  path: '/Identity/api/AuthenticationMethods/{userId}/phone',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'AuthenticationMethodWrite',
  summary: 'Sets the phone of a user, and whether codes go there.',
  params: z.object({ userId: idInText }),
  input: z.object({ phoneNumber: methodFields.phoneNumber, smsCodeEnabled: methodFields.smsCodeEnabled }),
  output: methodRecord,
  refusals: methodRefusals,
})
