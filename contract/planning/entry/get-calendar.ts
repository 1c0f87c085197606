import { z } from 'zod'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { calendarEntry, computedEntry, plannedArea, planningOff } from './entry-fields.ts'

/** Why nothing can be planned for a person here. */
export const planBlocks = ['right-missing', 'person-inactive'] as const

export const getCalendar = endpoint({
  name: 'planning/entry/get-calendar',
  method: 'POST',
  path: '/Calendar/GetCalendar',
  applications: ['GUIDE'],
  permission: 'CareRecipientRead',
  summary: 'Reads what is planned for a care recipient from one day to another, with deliveries, run-outs and ends.',
  input: z.object({ careRecipientId: id, from: isoDate, to: isoDate }),
  output: z.object({
    careRecipientId: shown.id,
    today: shown.isoDate,
    /** For which planning is on. */
    areas: z.array(plannedArea),
    entries: z.array(calendarEntry),
    computed: z.array(computedEntry),
    /** What the person has on prescription, to plan with. */
    products: z.array(z.object({ itemNumber: z.string(), name: z.string(), therapyArea: plannedArea })),
    can: z.object({ write: ability(planBlocks) }),
  }),
  refusals: {
    ...planningOff,
    'recipient-not-found': { code: 'CRS003003' },
    'ends-before-start': { code: 'COM001001' },
    'range-too-long': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
