import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Whether somebody has a prescription that runs, for those who may see the person but not the products. */
export const hasActivePrescriptions = endpoint({
  name: 'prescriptions/prescription/has-active-prescriptions',
  method: 'GET',
  path: '/IterativePrescription/HasActivePrescriptions/{careRecipientGuid}',
  applications: ['GUIDE', 'CSP'],
  permission: 'CareRecipientRead',
  summary: 'Says whether a care recipient has a prescription that runs today.',
  params: z.object({ careRecipientGuid: guid }),
  output: z.object({ careRecipientId: shown.id, hasActivePrescriptions: z.boolean() }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
