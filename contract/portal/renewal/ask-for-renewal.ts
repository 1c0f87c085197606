import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { aboutPerson, doer, otherPerson } from '../person.ts'

/** Of one prescription one request waits, whoever asked: the holder, another one, or somebody of the staff. */
export const askForRenewal = endpoint({
  name: 'portal/renewal/ask-for-renewal',
  method: 'POST',
  path: '/RenewRequest',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Asks that a prescription of a person be renewed.',
  idempotent: true,
  input: z.object({ ...aboutPerson, prescriptionId: id, message: z.string().trim().max(500).default('') }),
  output: z.object({ careRecipientId: shown.id, renewRequestId: shown.id }),
  refusals: {
    ...otherPerson,
    'prescription-not-found': { code: 'IPS001010' },
    'recipient-deceased': { code: 'GBS000710' },
    'recipient-inactive': { code: 'GBS000704' },
    'renewal-off': { code: 'COM001001' },
    'not-yet': { code: 'IPS001006' },
    'too-late': { code: 'IPS001006' },
    'successor-waiting': { code: 'IPS001012' },
    'already-asked': { code: 'COM001001', detail: z.object({ by: doer, on: shown.instant }) },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
