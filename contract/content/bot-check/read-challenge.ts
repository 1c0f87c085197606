import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** What the browser works a second on, so that sending by the thousand costs more than it brings. It knows nothing of anybody. */
export const readChallenge = endpoint({
  name: 'content/bot-check/read-challenge',
  method: 'GET',
  path: '/api/Guide/Inquiry/Challenge',
  fixed: true,
  permission: 'public',
  summary: 'Answers a signed ALTCHA challenge that holds for twenty minutes and is solved once.',
  budget: 'bot-check',
  output: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ until: z.int() }),
    }),
    signature: z.string(),
    /** Seconds; after them it is asked for anew. */
    holdsFor: z.int(),
  }),
  refusals: {},
})
