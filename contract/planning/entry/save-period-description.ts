import { z } from 'zod'
import { changingRefusals } from '../../care-recipients/status/changing.ts'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import {
  description,
  divisionRefusals,
  meantDay,
  partOfDay,
  planners,
  planningOff,
  scope,
  staleEntry,
} from './entry-fields.ts'

/** Says what an entry means for a part of the day, from a day on. An empty text takes it away. */
export const savePeriodDescription = endpoint({
  name: 'planning/entry/save-period-description',
  method: 'PUT',
  path: '/Calendar/PeriodDescription',
  applications: ['GUIDE'],
  permission: planners,
  summary: 'Changes the text of a calendar entry for a part of the day.',
  idempotent: true,
  input: z.object({
    calendarEntryId: id,
    period: partOfDay,
    description,
    rowVersion: rowVersion.nullable().default(null),
    day: meantDay,
    scope: scope.default('following'),
  }),
  output: z.object({ careRecipientId: shown.id, calendarEntryId: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    ...changingRefusals,
    ...planningOff,
    ...divisionRefusals,
    ...staleEntry,
    'entry-not-found': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
