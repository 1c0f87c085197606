import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { planningOff } from '../entry/entry-fields.ts'
import { planChange } from './plan-change.ts'

/** Who planned, changed, removed and took back what, the latest first: of a person, or of one entry and what it was divided into. */
export const listPlanChanges = endpoint({
  name: 'planning/history/list-plan-changes',
  method: 'POST',
  path: '/Calendar/History',
  applications: ['GUIDE'],
  permission: 'CareRecipientRead',
  summary: 'Lists what was done to the plan of a care recipient.',
  input: z.object({
    careRecipientId: id,
    calendarEntryId: id.nullable().default(null),
    page: paging.page,
    pageSize: paging.pageSize,
  }),
  output: listOf(planChange).extend({ careRecipientId: shown.id }),
  refusals: {
    ...planningOff,
    'recipient-not-found': { code: 'CRS003003' },
    'entry-not-found': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
