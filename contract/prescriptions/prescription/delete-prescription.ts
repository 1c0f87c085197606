import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { changingRefusals } from './prescribing-refusals.ts'

/** Only what is preliminary and was never ordered from can go; a prescription that it was to follow loses its link alone. */
export const deletePrescription = endpoint({
  name: 'prescriptions/prescription/delete-prescription',
  method: 'POST',
  path: '/IterativePrescription',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionWrite',
  summary: 'Removes a preliminary prescription.',
  idempotent: true,
  input: z.object({ prescriptionId: id }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: {
    'prescription-not-found': changingRefusals['prescription-not-found'],
    'not-your-area': { code: 'COM001002' },
    'prescription-not-preliminary': { code: 'IPS001006' },
    'prescription-has-orders': { code: 'IPS001006' },
  },
})
