import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { confirmFirst } from '../security/confirm-identity.ts'

/** Whoever may change the ways to sign in of a user removes the last one too: a phone that was lost. */
export const removeSecondFactor = endpoint({
  name: 'sign-in/second-factor/remove-second-factor',
  method: 'DELETE',
  path: '/Identity/api/SecondFactor/{id}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Removes an authenticator app or a passkey.',
  params: z.object({ id: idInText }),
  output: z.object({ id: shown.id }),
  refusals: {
    ...confirmFirst,
    /** Works through the group where whoever asks administers nothing. */
    'works-elsewhere': { code: 'COM001001' },
    'last-factor': { code: 'COM001001' },
  },
})
