import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Staff recorded that the holder agreed; the holder says so once more, of each version and each person. */
export const confirmConsent = endpoint({
  name: 'portal/me/confirm-consent',
  method: 'POST',
  path: '/Me/Consent',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Confirms the consent for a person in its present version.',
  idempotent: true,
  input: z.object({ careRecipientId: id, version: z.int().min(1) }),
  output: z.object({ careRecipientId: shown.id, confirmedAt: shown.instant }),
  refusals: { 'person-not-found': { code: 'CRS003003' }, 'other-version': { code: 'CONFLICT_STALE' } },
  shows: (answer) => [answer.careRecipientId],
})
