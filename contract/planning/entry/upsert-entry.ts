import { longestText, partsOfDay } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import { z } from 'zod'
import { changingRefusals } from '../../care-recipients/status/changing.ts'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate, itemNumber, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import {
  description,
  divisionRefusals,
  interval,
  meantDay,
  partOfDay,
  plannedArea,
  planners,
  planningOff,
  recurrence,
  scope,
  staleEntry,
  timeOfDay,
} from './entry-fields.ts'

/** Plans something, or changes one day of what is planned, or that day and all that follow. What has been stays. */
export const upsertEntry = endpoint({
  name: 'planning/entry/upsert-entry',
  method: 'POST',
  path: '/Calendar/Upsert',
  applications: ['GUIDE'],
  permission: planners,
  summary: 'Plans an entry of the calendar, or changes one day of it or all that follow.',
  idempotent: true,
  input: z.object({
    careRecipientId: id,
    /** Without one something new is planned. */
    calendarEntryId: id.nullable().default(null),
    rowVersion: rowVersion.nullable().default(null),
    day: meantDay,
    scope: scope.default('following'),
    /** Without one the area of the product, else the first that is planned. */
    therapyArea: plannedArea.nullable().default(null),
    itemNumber: itemNumber.nullable().default(null),
    text: z.string().trim().min(1).max(longestText),
    start: isoDate,
    end: isoDate.nullable().default(null),
    timeOfDay: timeOfDay.nullable().default(null),
    recurrence: recurrence.default('once'),
    interval: interval.default(1),
    /** Null leaves them as they are. */
    periods: z
      .array(z.object({ period: partOfDay, description }))
      .max(partsOfDay.length)
      .nullable()
      .default(null),
  }),
  output: z.object({ careRecipientId: shown.id, calendarEntryId: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    ...changingRefusals,
    ...planningOff,
    ...divisionRefusals,
    ...staleEntry,
    'entry-not-found': { code: 'COM001001' },
    'product-unknown': { code: 'COM001001' },
    'starts-in-past': { code: 'COM001001' },
    'ends-before-start': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
