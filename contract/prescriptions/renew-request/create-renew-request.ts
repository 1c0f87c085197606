import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Asks whoever prescribes at the care place of a prescription to renew it; of one prescription one request waits (states 2.3). */
export const createRenewRequest = endpoint({
  name: 'prescriptions/renew-request/create-renew-request',
  method: 'POST',
  path: '/IterativePrescription/RenewRequest/CreateIPRenewRequest',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['PrescriptionRenewRequestWrite', 'CareRecipientRead'] },
  summary: 'Asks that a prescription be renewed.',
  idempotent: true,
  input: z.object({
    prescriptionId: id,
    /** A word to whoever decides. */
    message: z.string().trim().max(500).default(''),
  }),
  output: z.object({ renewRequestId: shown.id, careRecipientId: shown.id }),
  refusals: {
    'prescription-not-found': { code: 'IPS001010' },
    'requests-not-enabled': { code: 'COM001001' },
    'prescription-not-renewable': { code: 'IPS001006' },
    'ended-too-long-ago': { code: 'IPS001006' },
    'successor-waiting': { code: 'IPS001012' },
    'request-pending': {
      code: 'COM001001',
      detail: z.object({ requester: shownAuthor.nullable(), requestedOn: shown.instant }),
    },
  },
  shows: (answer) => [answer.careRecipientId],
})
