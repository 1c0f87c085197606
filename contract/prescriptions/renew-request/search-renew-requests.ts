import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { renewRequestState, renewRequestView } from './renew-request-view.ts'

/**
 * The requests that a care place decides, those that wait longest first, and decided ones the latest first. Customer service
 * sees those of its market.
 */
export const searchRenewRequests = endpoint({
  name: 'prescriptions/renew-request/search-renew-requests',
  method: 'POST',
  path: '/IterativePrescription/RenewRequest/GetAllRenewRequests',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['PrescriptionRenewRead', 'CareRecipientRead'] },
  summary: 'Lists requests for renewal, and what became of them.',
  input: z.object({
    /** All of them when left out. */
    state: renewRequestState.optional(),
    /** Only what the caller asked for. */
    mine: z.boolean().default(false),
    /** Of customer service: these places alone. */
    carePlaceIds: z.array(guid).max(200).default([]),
    /** Part of a name, a product, or of who asked: 2 to 30 characters. */
    searchTerm: z.string().trim().min(2).max(30).optional(),
    page: paging.page,
    pageSize: paging.pageSize,
  }),
  output: listOf(renewRequestView).extend({
    /** Of each state, whatever was searched for. */
    counts: z.object({ pending: z.int(), accepted: z.int(), rejected: z.int() }),
    today: shown.isoDate,
  }),
  refusals: {},
  shows: ({ entities }) => [...new Set(entities.map((each) => each.careRecipientId))],
})
