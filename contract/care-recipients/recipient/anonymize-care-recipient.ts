import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/**
 * Blanks names, number, contacts, representatives, addresses and notes of a person for good. Her id, year of birth, gender and
 * order lines stay, so that what was delivered can still be counted.
 */
export const anonymizeCareRecipient = endpoint({
  name: 'care-recipients/recipient/anonymize-care-recipient',
  method: 'POST',
  path: '/CareRecipient/Anonymize',
  applications: ['CSP'],
  permission: { allOf: ['CareRecipientAnonymizeWrite', 'CareRecipientRead'] },
  summary: 'Blanks the personal data of a care recipient for good.',
  idempotent: true,
  input: z.object({ careRecipientId: id }),
  output: z.object({ careRecipientId: shown.id, anonymized: z.literal(true) }),
  refusals: {
    'recipient-not-found': { code: 'CRS003003' },
    'already-anonymized': { code: 'CRS003006' },
    'has-running-orders': { code: 'CRS003006' },
    'has-running-prescriptions': { code: 'CRS003006' },
  },
  shows: (answer) => [answer.careRecipientId],
})
