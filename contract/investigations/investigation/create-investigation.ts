import { z } from 'zod'
import { changingRefusals } from '../../care-recipients/status/changing.ts'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { investigationAnswers } from '../leakage/incontinence-fields.ts'
import { areaRefusals, writers } from './investigation-refusals.ts'

/** Begins an investigation in the area of the header. Only one of a person goes on in an area. */
export const createInvestigation = endpoint({
  name: 'investigations/investigation/create-investigation',
  method: 'POST',
  path: '/Investigation',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Begins an investigation of a care recipient in the area of the header Therapy-Area.',
  idempotent: true,
  input: z.object({
    careRecipientId: id,
    validFrom: isoDate,
    validTo: isoDate,
    answers: investigationAnswers.default(investigationAnswers.parse({})),
  }),
  output: z.object({ careRecipientId: shown.id, investigationId: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    ...areaRefusals,
    ...changingRefusals,
    'ends-before-start': { code: 'COM001001' },
    'another-in-progress': { code: 'COM001001', detail: z.object({ investigationId: shown.id }) },
  },
  shows: (answer) => [answer.careRecipientId],
})
