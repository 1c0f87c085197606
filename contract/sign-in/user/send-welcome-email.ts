import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'

export const sendWelcomeEmail = endpoint({
  name: 'sign-in/user/send-welcome-email',
  method: 'POST',
  path: '/Identity/User/sendWelcomeEmail',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Mails a user the link by which the first password is chosen.',
  input: z.object({ userId: id }),
  output: z.object({}),
  refusals: {
    'user-not-found': { code: 'COM001001' },
    /** Works, alone or through the group, where whoever asks administers nothing. */
    'works-elsewhere': { code: 'COM001001' },
    /** A child has no password. */
    'entered-by-parent': { code: 'COM001001' },
    'no-address': { code: 'COM001003' },
    'already-registered': { code: 'IDS004004' },
    'account-deactivated': { code: 'IDS004005' },
  },
})
