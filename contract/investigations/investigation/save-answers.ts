import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { investigationAnswers } from '../leakage/incontinence-fields.ts'
import { openingRefusals, staleRefusal, writers } from './investigation-refusals.ts'

/** Keeps what is filled in while it goes on, complete or not. */
export const saveAnswers = endpoint({
  name: 'investigations/investigation/save-answers',
  method: 'PUT',
  path: '/Investigation/Answers',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Keeps the answers of an investigation that is in progress.',
  idempotent: true,
  input: z.object({
    investigationId: id,
    rowVersion,
    validFrom: isoDate,
    validTo: isoDate,
    answers: investigationAnswers,
  }),
  output: z.object({ careRecipientId: shown.id, savedOn: shown.instant, rowVersion: shown.rowVersion }),
  refusals: {
    ...openingRefusals,
    ...staleRefusal,
    'status-does-not-allow': { code: 'COM001001' },
    'ends-before-start': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
