import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { linkToken } from '../../sign-in/password/new-password.ts'

/** Proves the e-mail. The mobile number is proved by the code of each sign-in. */
export const activatePortalAccount = endpoint({
  name: 'portal-accounts/activation/activate-portal-account',
  method: 'PUT',
  path: '/Identity/api/CrpAccount/activate',
  permission: 'public',
  summary: 'Activates a portal account by the link of its mail, once.',
  budget: 'portal-activation',
  input: z.object({ token: linkToken }),
  output: z.object({}),
  refusals: {
    'link-ended': { code: 'IDS004003' },
    'link-used': { code: 'IDS004003' },
    'link-replaced': { code: 'IDS004003' },
  },
})
