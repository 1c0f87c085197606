import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { prescriptionStatus } from './prescription-view.ts'

/** Ends a prescription for good, with all its rows and additions. What is already ordered is still delivered. */
export const closePrescription = endpoint({
  name: 'prescriptions/prescription/close-prescription',
  method: 'PUT',
  path: '/IterativePrescription/Close',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionWrite',
  summary: 'Closes a prescription.',
  idempotent: true,
  input: z.object({ prescriptionId: id, rowVersion }),
  output: z.object({ status: prescriptionStatus, rowVersion: shown.rowVersion }),
  refusals: {
    'prescription-not-found': { code: 'IPS001010' },
    'not-your-area': { code: 'COM001002' },
    'prescription-not-active': { code: 'IPS001006' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
