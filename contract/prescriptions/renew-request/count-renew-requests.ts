import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { renewRequestState } from './renew-request-view.ts'

/** How many requests a care place has, or customer service its market; and how many answers the caller has not seen. */
export const countRenewRequests = endpoint({
  name: 'prescriptions/renew-request/count-renew-requests',
  method: 'POST',
  path: '/IterativePrescription/RenewRequest/Counted',
  applications: ['GUIDE', 'CSP'],
  permission: 'PrescriptionRenewRead',
  summary: 'Counts requests for renewal.',
  input: z.object({
    carePlaceIds: z.array(guid).max(200).default([]),
    state: renewRequestState.default('pending'),
  }),
  output: z.object({ count: z.int(), unseenAnswers: z.int() }),
  refusals: {},
})
