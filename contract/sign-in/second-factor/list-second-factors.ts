import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** One's own; those of another user for whoever may change their ways to sign in. */
export const listSecondFactors = endpoint({
  name: 'sign-in/second-factor/list-second-factors',
  method: 'GET',
  path: '/Identity/api/SecondFactor',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Lists the authenticator app and the passkeys of a user.',
  query: z.object({ userId: idInText.optional() }),
  output: z.object({
    entities: z.array(
      z.object({
        id: shown.id,
        kind: z.enum(['totp', 'passkey']),
        name: z.string(),
        createdOn: shown.instant,
        lastUsedOn: shown.instant.nullable(),
        removable: z.boolean().describe('False for the last one of whom a second factor is demanded from'),
      }),
    ),
    totalCount: z.int(),
    recoveryCodesLeft: z.int(),
    enforced: z.boolean().describe('A second factor is demanded'),
  }),
  refusals: {},
})
