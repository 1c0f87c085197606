import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { appToAdd } from './app-to-add.ts'
import { assertion, clientId } from './assertion.ts'

/** For whom a second factor is demanded and who has none: the first right code of the app finishes the step and adds it. */
export const beginFirstApp = endpoint({
  name: 'sign-in/second-factor/begin-first-app',
  method: 'POST',
  path: '/connect/twoFactor/app',
  fixed: true,
  permission: 'public',
  summary: 'Begins with an authenticator app inside a running second step.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z.object({ client_id: clientId, assertion: assertion.optional() }),
  output: appToAdd,
  refusals: { 'challenge-ended': { code: 'ath0001' }, 'kind-not-offered': { code: 'COM001001' } },
})
