import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import { renewalRefusals, renewed } from '../renewal/renewal-view.ts'

/** Renews the named rows of one prescription into a new one; the other rows go on as they are. */
export const batchRenewRows = endpoint({
  name: 'prescriptions/row/batch-renew-rows',
  method: 'POST',
  path: '/IterativePrescription/BatchRenewRows',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionWrite',
  summary: 'Renews some rows of a prescription.',
  idempotent: true,
  input: z.object({
    prescriptionRowIds: z.array(id).min(1).max(200),
    /** Today when left out. */
    startDate: isoDate.nullable().default(null),
  }),
  output: renewed.omit({ careRecipientId: true }),
  refusals: {
    ...renewalRefusals,
    'row-not-found': { code: 'IPS001011' },
    'row-not-active': { code: 'IPS001006' },
    'rows-of-several-prescriptions': { code: 'COM001001' },
  },
})
