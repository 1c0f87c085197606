import { z } from 'zod'
import { changingRefusals } from '../../care-recipients/status/changing.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { divisionRefusals, planners, planningOff, scope, staleEntry } from './entry-fields.ts'

/** Removes one day of what is planned, or that day and all that follow. What has been stays. */
export const deleteEntry = endpoint({
  name: 'planning/entry/delete-entry',
  method: 'DELETE',
  path: '/Calendar/{id}',
  applications: ['GUIDE'],
  permission: planners,
  summary: 'Removes an entry of the calendar, on one day or on that day and all that follow.',
  idempotent: true,
  params: z.object({ id: idInText }),
  query: z.object({ day: isoDate.optional(), scope: scope.default('following'), rowVersion: idInText.optional() }),
  output: z.object({
    careRecipientId: shown.id,
    calendarEntryId: shown.id,
    calendarEventId: shown.id.describe('To take it back by'),
  }),
  refusals: { ...changingRefusals, ...planningOff, ...divisionRefusals, ...staleEntry },
  shows: (answer) => [answer.careRecipientId],
})
