import { z } from 'zod'
import { changingRefusals } from '../../care-recipients/status/changing.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { writers } from '../investigation/investigation-refusals.ts'
import { plannedHoursField } from './diary-fields.ts'

/** Starts a leakage diary now, with a dry protection. One that goes on already is answered as it stands. */
export const startDiary = endpoint({
  name: 'investigations/diary/start-diary',
  method: 'POST',
  path: '/Investigation/Diary',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Starts a leakage diary of a care recipient; one that goes on is answered as it stands.',
  idempotent: true,
  input: z.object({ careRecipientId: id, plannedHours: plannedHoursField.default(48) }),
  output: z.object({ careRecipientId: shown.id, diaryId: shown.id, startedOn: shown.instant }),
  refusals: changingRefusals,
  shows: (answer) => [answer.careRecipientId],
})
