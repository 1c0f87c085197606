import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { aboutPerson, otherPerson } from '../person.ts'

/** Of parcels and of a move, by whoever told it; what another holder told is passed over. */
export const seeReportAnswers = endpoint({
  name: 'portal/report/see-report-answers',
  method: 'PUT',
  path: '/Report/Seen',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Marks what became of what the holder has told as read.',
  input: z.object({ ...aboutPerson, reportIds: z.array(id).min(1).max(50) }),
  output: z.object({ careRecipientId: shown.id, seen: z.int() }),
  refusals: otherPerson,
  shows: ({ careRecipientId }) => [careRecipientId],
})
