import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import { renewAnswer } from '../renew-request/renew-request-view.ts'
import { renewalRefusals, renewed } from './renewal-view.ts'

/**
 * Continues a prescription without a day between: from today, which closes the old one as of yesterday, or from the day
 * after its end, until when the old one is drawn from. Rows that cannot be renewed here are named with their reason.
 */
export const renewPrescription = endpoint({
  name: 'prescriptions/renewal/renew-prescription',
  method: 'POST',
  path: '/IterativePrescription/Renew',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: 'Renews a prescription from today or from the day after its end.',
  idempotent: true,
  input: z.object({
    prescriptionId: id,
    /** Today when left out. */
    startDate: isoDate.nullable().default(null),
    /** A pending request for renewal that this answers. */
    renewRequestId: id.nullable().default(null),
  }),
  output: renewed,
  refusals: {
    ...renewalRefusals,
    'prescription-not-found': { code: 'IPS001010' },
    'renew-request-not-pending': { code: 'COM001001', detail: renewAnswer.nullable() },
  },
  shows: (answer) => [answer.careRecipientId],
})
