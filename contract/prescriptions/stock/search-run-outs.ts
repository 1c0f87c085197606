import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { rowOfPerson } from '../row/row-of-person.ts'
import { countView } from './stock-view.ts'

/** So many days ahead the list looks. */
export const runOutSpans = [7, 14, 30, 90] as const

/** What runs out at the care place, and why by then. */
export const runOutRow = z
  .object({
    ...rowOfPerson,
    /** Null where nothing was ordered or counted yet. */
    runsOutOn: shown.isoDate.nullable(),
    daysLeft: z.int().nullable(),
    /** The day on which an order of today comes at the earliest. */
    deliverableOn: shown.isoDate.nullable(),
    lastOrderOn: shown.isoDate.nullable(),
    count: countView.nullable(),
  })
  .meta({ id: 'RunOutRow' })

export type RunOutRow = z.output<typeof runOutRow>

/** Who runs out first: each running row of the care place by the day on which its item is used up. */
export const searchRunOuts = endpoint({
  name: 'prescriptions/stock/search-run-outs',
  method: 'POST',
  path: '/IterativePrescription/RunOuts/Search',
  applications: ['GUIDE'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'], allOf: ['CareRecipientRead'] },
  summary: 'Lists what runs out at the care place, the first first.',
  input: z.object({
    withinDays: z.literal(runOutSpans).default(30),
    page: paging.page,
    pageSize: paging.pageSize,
  }),
  output: listOf(runOutRow).extend({
    today: shown.isoDate,
    /** What runs out before this day is in it. */
    before: shown.isoDate,
    /** Rows of which nobody knows the use: when they run out cannot be told. */
    withoutUse: z.int(),
  }),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
  shows: ({ entities }) => [...new Set(entities.map((each) => each.careRecipientId))],
})
