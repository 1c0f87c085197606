import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { methodRecord } from './method-record.ts'

/** Whoever has no right to read those of others reads the own, and never those of whom they act as. */
export const readMethods = endpoint({
  name: 'sign-in/method/read-methods',
  method: 'GET',
  path: '/Identity/api/AuthenticationMethods/{userId}',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: 'signed-in',
  summary: 'How a user signs in.',
  params: z.object({ userId: idInText }),
  output: methodRecord,
  refusals: {},
})
