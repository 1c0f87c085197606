import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { methodFields, methodRecord, methodRefusals } from './method-record.ts'

export const setSithsNumber = endpoint({
  name: 'sign-in/method/set-siths-number',
  method: 'PUT',
  path: '/Identity/api/AuthenticationMethods/{userId}/siths',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'AuthenticationMethodWrite',
  summary: 'Sets the SITHS number of a user, and whether the card signs in.',
  params: z.object({ userId: idInText }),
  input: z.object({ sithsNumber: methodFields.sithsNumber, sithsEnabled: methodFields.sithsEnabled }),
  output: methodRecord,
  refusals: methodRefusals,
})
