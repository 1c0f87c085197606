import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { personsIn } from '../../orders/today/order-person.ts'
import { claimLine, claimTerms, mayClaim } from './claim-fields.ts'

/**
 * What a claim is filled in from: who reports, the terms, and the lines that it can be about. Those of one order, or those that
 * a search finds by order number or item among what the place ordered within a year; none when neither is given.
 */
export const readClaimBasis = endpoint({
  name: 'claims/claim/read-claim-basis',
  method: 'GET',
  path: '/ProductClaim/Basis',
  applications: ['GUIDE', 'CSP'],
  permission: mayClaim,
  summary: 'Reads what a claim is filled in from.',
  query: z.object({ customerOrderId: idInText.optional(), search: z.string().trim().min(1).max(40).optional() }),
  output: z.object({
    requester: z.string(),
    /** A phone of whoever reports; '' where none is known. */
    phone: z.string(),
    organizationUnitName: z.string(),
    terms: claimTerms,
    lines: z.array(claimLine),
  }),
  refusals: {},
  shows: ({ lines }) => personsIn(lines),
})
