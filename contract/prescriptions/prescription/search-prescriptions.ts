import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, therapyArea } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { prescriptionStatus, prescriptionView } from './prescription-view.ts'

/** The wire codes of `sortBy`: what runs out first, when it was started, or the area. */
export const prescriptionSort = { urgency: 0, startDate: 1, therapyArea: 2 } as const

/** What runs for one person: the products tab, with the supply of each item over time, in one answer. */
export const searchPrescriptions = endpoint({
  name: 'prescriptions/prescription/search-prescriptions',
  method: 'POST',
  path: '/IterativePrescription/Search',
  applications: ['GUIDE', 'CSP'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'], allOf: ['CareRecipientRead'] },
  summary: 'Lists the prescriptions of a care recipient with their rows, what is left of them and when they run out.',
  input: z.object({
    careRecipientId: id,
    therapyArea: therapyArea.optional(),
    /** None = those that run or wait: preliminary, active and renew. */
    statuses: z.array(prescriptionStatus).max(5).default([]),
    ...paging,
    sortBy: z.enum(prescriptionSort).default(prescriptionSort.urgency),
  }),
  output: listOf(prescriptionView).extend({ careRecipientId: shown.id, today: shown.isoDate }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
  tellsOf: ({ input }) => input.careRecipientId,
})
