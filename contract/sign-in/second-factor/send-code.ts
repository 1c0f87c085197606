import { sentKinds } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { assertion, clientId } from './assertion.ts'

/** Asked again before half a minute is over, it sends nothing and says how long to wait. */
export const sendCode = endpoint({
  name: 'sign-in/second-factor/send-code',
  method: 'POST',
  path: '/connect/twoFactor/code',
  fixed: true,
  permission: 'public',
  summary: 'Sends the code of a running second step by text message or mail.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z.object({ client_id: clientId, assertion: assertion.optional(), kind: z.enum(sentKinds) }),
  output: z.object({ to: z.string(), againIn: z.int().describe('Seconds until it can be sent again') }),
  refusals: {
    'challenge-ended': { code: 'ath0001' },
    'kind-not-offered': { code: 'COM001001' },
    'too-many-codes': { code: 'TOO_MANY' },
  },
})
