import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { tokenPair } from '../token/token-pair.ts'

/** Ends a sign-in by card that this browser has begun, minutes ago and once (A-4.2-10). */
export const completeCardSignIn = endpoint({
  name: 'sign-in/card/complete-card-sign-in',
  method: 'POST',
  path: '/connect/grandIdSession',
  fixed: true,
  permission: 'public',
  summary: 'Exchanges the session with which the card service sent the browser back for a pair of tokens.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z.object({ siths: z.enum(['true', 'false']), grandidsession: z.string().min(1).max(200) }),
  output: tokenPair,
  refusals: {
    /** Not begun in this browser, too long ago, or ended before. */
    'card-session-unknown': { code: 'ath0001' },
    /** The person gave up, or the service waited too long for the card. */
    'card-not-shown': { code: 'ath0001' },
    'credentials-wrong': { code: 'ath0005' },
    'account-deactivated': { code: 'ath0002' },
    'account-locked': { code: 'ath0003' },
    'registration-pending': { code: 'ath0004' },
    'card-service-unavailable': { code: 'UNAVAILABLE' },
    busy: { code: 'OVERLOADED' },
  },
})
