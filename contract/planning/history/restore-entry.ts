import { z } from 'zod'
import { changingRefusals } from '../../care-recipients/status/changing.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { planners, planningOff } from '../entry/entry-fields.ts'

/** Takes a removal back: the entry stands as it did before, unless it was changed since. */
export const restoreEntry = endpoint({
  name: 'planning/history/restore-entry',
  method: 'POST',
  path: '/Calendar/Restore',
  applications: ['GUIDE'],
  permission: planners,
  summary: 'Takes back that an entry of the calendar was removed.',
  idempotent: true,
  input: z.object({ calendarEventId: id }),
  output: z.object({ careRecipientId: shown.id, calendarEntryId: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    ...changingRefusals,
    ...planningOff,
    'removal-not-found': { code: 'COM001001' },
    'changed-since': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
