import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { patientFeeView } from './patient-fee-view.ts'
import { shownAuthor } from '../../author.ts'

const entry = patientFeeView.extend({
  id: shown.id,
  validFrom: shown.isoDate,
  changedBy: shownAuthor.nullable(),
  changedOn: shown.instant,
})

/** Every fee that a person had in an area, the newest first. Method, type and limit are those that held on the day. */
export const readPatientFeeHistory = endpoint({
  name: 'prescriptions/patient-fee/read-patient-fee-history',
  method: 'GET',
  path: '/IterativePrescription/PatientFeeHistory/{therapyArea}/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Lists what a care recipient paid in an area over time.',
  params: z.object({ therapyArea: areaInText, careRecipientId: idInText }),
  query: z.object({ ...pagingInQuery, sortOrder: z.enum(['asc', 'desc']).default('desc') }),
  output: listOf(entry).extend({ careRecipientId: shown.id }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
