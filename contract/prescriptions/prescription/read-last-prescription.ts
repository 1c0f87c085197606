import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { prescriptionView } from './prescription-view.ts'

/** The prescription of an area that was made last, in whatever status; null when there never was one. */
export const readLastPrescription = endpoint({
  name: 'prescriptions/prescription/read-last-prescription',
  method: 'POST',
  path: '/IterativePrescription/Last',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Shows the latest prescription of a care recipient in an area.',
  input: z.object({ careRecipientId: id, therapyArea }),
  output: z.object({ careRecipientId: shown.id, prescription: prescriptionView.nullable() }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
})
