import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { feeInput } from '../prescription/prescription-input.ts'

/** Sets what a person pays in an area. The kind must be the one that the client's type asks for; each change stays in the history. */
export const savePatientFee = endpoint({
  name: 'prescriptions/patient-fee/save-patient-fee',
  method: 'POST',
  path: '/IterativePrescription/PatientFee',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: 'Sets what a care recipient pays in an area.',
  idempotent: true,
  input: z.object({
    careRecipientId: id,
    therapyArea,
    ...feeInput.shape,
    /** Today when left out; never earlier. */
    validFrom: isoDate.nullable().default(null),
  }),
  output: z.object({ careRecipientId: shown.id, id: shown.id }),
  refusals: {
    'recipient-not-found': { code: 'CRS003003' },
    'not-your-area': { code: 'COM001002' },
    'fee-not-by-setting': { code: 'IPS001005' },
    'valid-from-in-the-past': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
