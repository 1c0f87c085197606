import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { methodFields, methodRecord, methodRefusals } from './method-record.ts'

export const setEmail = endpoint({
  name: 'sign-in/method/set-email',
  method: 'PUT',
  path: '/Identity/api/AuthenticationMethods/{userId}/email',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'AuthenticationMethodWrite',
  summary: 'Sets the e-mail of a user, and whether codes go there.',
  params: z.object({ userId: idInText }),
  input: z.object({ email: methodFields.email, emailCodeEnabled: methodFields.emailCodeEnabled }),
  output: methodRecord,
  refusals: methodRefusals,
})
