import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Closes the named rows together, or none of them. */
export const batchCloseRows = endpoint({
  name: 'prescriptions/row/batch-close-rows',
  method: 'POST',
  path: '/IterativePrescription/BatchCloseRows',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionWrite',
  summary: 'Closes several rows at once.',
  idempotent: true,
  input: z.object({ prescriptionRowIds: z.array(id).min(1).max(200) }),
  output: z.object({ closed: z.array(shown.id) }),
  refusals: {
    'row-not-found': { code: 'IPS001011' },
    'row-not-active': { code: 'IPS001006' },
    'not-your-area': { code: 'COM001002' },
  },
})
