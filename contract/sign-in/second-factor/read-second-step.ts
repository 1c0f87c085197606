import { factorKinds } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { assertion, clientId } from './assertion.ts'

/** Its browser alone asks: the cookie of the challenge binds it, and the token of the challenge names it besides. */
export const readSecondStep = endpoint({
  name: 'sign-in/second-factor/read-second-step',
  method: 'POST',
  path: '/connect/twoFactor',
  fixed: true,
  permission: 'public',
  summary: 'Tells the ways in which a running second step can be finished.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z.object({ client_id: clientId, assertion: assertion.optional() }),
  output: z.object({
    kinds: z
      .array(
        z.object({
          kind: z.enum(factorKinds),
          to: z.string().nullable().describe('Where a code is sent, as much of it as its owner knows it by'),
          againIn: z.int().describe('Seconds until a code can be sent, again or for the first time'),
          sent: z.boolean(),
        }),
      )
      .describe('The safest first'),
    usedLast: z.enum(factorKinds).nullable(),
    enrolling: z.boolean().describe('Nothing is there to show yet: an app comes first'),
    expiresIn: z.int().describe('Seconds until the step ends'),
    triesLeft: z.int(),
  }),
  refusals: { 'challenge-ended': { code: 'ath0001' } },
})
