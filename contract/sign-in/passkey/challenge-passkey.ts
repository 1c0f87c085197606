import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** The same for everybody: a user name is taken and not looked at, so that nobody learns who has a passkey. */
export const challengePasskey = endpoint({
  name: 'sign-in/passkey/challenge-passkey',
  method: 'POST',
  path: '/Identity/api/Passkey/challenge',
  permission: 'public',
  summary: 'Asks the browser to show a passkey: to sign in, as a second factor, or to confirm who one is.',
  input: z.object({ userName: z.string().max(254).optional() }),
  output: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  }),
  refusals: {},
})
