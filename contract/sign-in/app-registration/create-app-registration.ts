import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, marketCode, oneLine } from '../../fields.ts'

export const createAppRegistration = endpoint({
  name: 'sign-in/app-registration/create-app-registration',
  method: 'POST',
  path: '/Identity/api/AppRegistration',
  applications: ['PRINCIPAL'],
  permission: 'AppRegistrationWrite',
  summary: 'Registers a machine with a secret of the caller; it may nothing until it is given permissions.',
  input: z
    .object({
      displayName: oneLine(100).min(1),
      /** At least as long as 256 random bits in base64url would be short of: nobody guesses it. */
      clientSecret: z.string().min(32).max(200),
      /** The one client that it reaches. */
      reachClientId: guid.optional(),
      /** Or the one market; that of the caller when neither is named. */
      reachMarket: marketCode.optional(),
    })
    .refine((sent) => !sent.reachClientId || !sent.reachMarket, { path: ['reachMarket'] }),
  output: z.object({ clientId: z.string(), displayName: z.string() }),
  refusals: {
    'name-taken': { code: 'COM001001' },
    'client-not-found': { code: 'COM001001' },
    busy: { code: 'OVERLOADED' },
  },
})
