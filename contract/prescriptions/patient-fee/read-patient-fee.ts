import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { patientFeeView } from './patient-fee-view.ts'

/** The fee that counts today in an area; null where the client takes none, or the person has none. */
export const readPatientFee = endpoint({
  name: 'prescriptions/patient-fee/read-patient-fee',
  method: 'GET',
  path: '/IterativePrescription/PatientFee/{therapyArea}/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'], allOf: ['CareRecipientRead'] },
  summary: 'Reads what a care recipient pays in an area.',
  params: z.object({ therapyArea: areaInText, careRecipientId: idInText }),
  output: z.object({ careRecipientId: shown.id, patientFee: patientFeeView.nullable() }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
