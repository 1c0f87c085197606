import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { acceptance } from './acceptance.ts'

/** One's own, or with UserRead somebody else's within reach. */
export const readAcceptance = endpoint({
  name: 'content/disclaimer/read-acceptance',
  method: 'GET',
  path: '/Identity/User/Disclaimer/{userId}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Answers whether and when a user accepted the terms of use.',
  params: z.object({ userId: idInText }),
  output: acceptance,
  refusals: {},
})
