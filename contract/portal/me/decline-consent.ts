import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The care place is told that and when; the account is kept, and its holder can say yes at any later sign-in. */
export const declineConsent = endpoint({
  name: 'portal/me/decline-consent',
  method: 'POST',
  path: '/Me/Consent/Decline',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Says no to the consent for a person in its present version.',
  idempotent: true,
  input: z.object({ careRecipientId: id, version: z.int().min(1) }),
  output: z.object({ careRecipientId: shown.id, declinedAt: shown.instant }),
  refusals: {
    'person-not-found': { code: 'CRS003003' },
    'other-version': { code: 'CONFLICT_STALE' },
    'confirmed-meanwhile': { code: 'CONFLICT_STALE' },
  },
  shows: (answer) => [answer.careRecipientId],
})
