import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate, therapyArea } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { prescriptionStatus, prescriptionView } from '../prescription/prescription-view.ts'

/** A prescription without its rows, and what it came from and went over into. */
export const historyEntry = prescriptionView.omit({ rows: true, patientFee: true }).extend({
  /** The last day it counted, where a renewal or a closing ended it before its end date. */
  effectiveEndDate: shown.isoDate.nullable(),
  rowCount: z.int(),
  predecessorId: shown.id.nullable(),
  successorId: shown.id.nullable(),
})

export type HistoryEntry = z.output<typeof historyEntry>

/** What was ever prescribed for one person, the newest first. */
export const readPrescriptionHistory = endpoint({
  name: 'prescriptions/history/read-prescription-history',
  method: 'POST',
  path: '/IterativePrescription/History',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Lists the prescriptions of a care recipient, those that have ended too.',
  input: z.object({
    careRecipientId: id,
    therapyArea: therapyArea.optional(),
    status: prescriptionStatus.optional(),
    /** Prescriptions that counted on a day of this period. */
    from: isoDate.optional(),
    to: isoDate.optional(),
    ...paging,
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(historyEntry).extend({ careRecipientId: shown.id, today: shown.isoDate }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
})
