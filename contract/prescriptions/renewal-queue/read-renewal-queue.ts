import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { keptAnswer, queueRow } from './renewal-queue-view.ts'

/** What ends soon at the care place, row by row, and what the caller has answered so far. */
export const readRenewalQueue = endpoint({
  name: 'prescriptions/renewal-queue/read-renewal-queue',
  method: 'POST',
  path: '/IterativePrescription/RenewalQueue/Search',
  applications: ['GUIDE'],
  permission: { allOf: ['ProductPrescriptionRead', 'PrescriptionRenewRead', 'CareRecipientRead'] },
  summary: 'Lists the rows of prescriptions that end soon at the care place.',
  input: z.object({ withinDays: z.literal([30, 60]).default(60) }),
  output: z.object({
    rows: z.array(queueRow),
    /** More than fit one answer end by then: those that end first are shown. */
    hasMore: z.boolean(),
    today: shown.isoDate,
    /** What ends before this day is in it. */
    before: shown.isoDate,
    kept: z.array(keptAnswer),
    keptOn: shown.instant.nullable(),
  }),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
  shows: ({ rows }) => [...new Set(rows.map((each) => each.careRecipientId))],
})
