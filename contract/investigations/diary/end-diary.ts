import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { writers } from '../investigation/investigation-refusals.ts'

export const endDiary = endpoint({
  name: 'investigations/diary/end-diary',
  method: 'PUT',
  path: '/Investigation/Diary/End',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Ends a leakage diary; before 48 hours are measured, with a reason.',
  idempotent: true,
  input: z.object({ diaryId: id, reason: z.string().trim().max(500).default('') }),
  output: z.object({ careRecipientId: shown.id, endedOn: shown.instant }),
  refusals: {
    'diary-not-found': { code: 'COM001001' },
    'already-ended': { code: 'COM001001' },
    'reason-missing': { code: 'COM001003' },
  },
  shows: (answer) => [answer.careRecipientId],
})
