import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { prescriptionType } from '../prescription/prescription-view.ts'
import { leftOutRow, proposedRow, renewalStart } from './renewal-view.ts'

/** What a renewal would make, for who looks at it before deciding. Nothing is saved. */
export const proposeRenewal = endpoint({
  name: 'prescriptions/renewal/propose-renewal',
  method: 'POST',
  path: '/IterativePrescription/Renewal',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Proposes the prescription that a renewal would make.',
  input: z.object({ prescriptionId: id }),
  output: z.object({
    prescriptionId: shown.id.describe('The prescription that would be renewed'),
    careRecipientId: shown.id,
    therapyArea,
    type: prescriptionType,
    periodMonths: z.int(),
    customerNumber: z.string().nullable(),
    payerCustomerNumber: z.string().nullable(),
    note: z.string().nullable(),
    fromToday: renewalStart,
    afterOldEnd: renewalStart,
    oldEndDate: shown.isoDate,
    rows: z.array(proposedRow),
    leftOut: z.array(leftOutRow),
  }),
  refusals: { 'prescription-not-found': { code: 'IPS001010' } },
  shows: (answer) => [answer.careRecipientId],
})
