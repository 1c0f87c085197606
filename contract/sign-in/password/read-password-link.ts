import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { linkToken } from './new-password.ts'

/** What a link is for, before anybody types a password for it. It is not used by that. */
export const readPasswordLink = endpoint({
  name: 'sign-in/password/read-password-link',
  method: 'POST',
  path: '/Identity/api/login/passwordLink',
  permission: 'public',
  summary: 'Says what a link for a new password is for, and whether it still is good.',
  input: z.object({ token: linkToken }),
  output: z.object({
    kind: z.enum(['reset', 'welcome']),
    userName: z.string(),
    /** Words of the account that must not stand in its password. */
    words: z.array(z.string()),
  }),
  refusals: {
    'link-ended': { code: 'IDS004003' },
    'already-registered': { code: 'IDS004004' },
    'account-deactivated': { code: 'IDS004005' },
  },
})
