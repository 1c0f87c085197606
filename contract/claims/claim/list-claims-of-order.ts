import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { claimStatusWord, claimTypeWord, mayClaim } from './claim-fields.ts'

/** What was claimed of an order, by the part and the item, newest first. */
export const listClaimsOfOrder = endpoint({
  name: 'claims/claim/list-claims-of-order',
  method: 'GET',
  path: '/ProductClaim/GetByOrder',
  applications: ['GUIDE', 'CSP'],
  permission: mayClaim,
  summary: 'Lists the claims and returns of an order.',
  query: z.object({ customerOrderId: idInText }),
  output: z.object({
    claims: z.array(
      z.object({
        claimId: shown.id,
        type: claimTypeWord,
        status: claimStatusWord,
        orderId: shown.id.nullable(),
        itemNumber: z.string(),
        on: shown.isoDate,
      }),
    ),
  }),
  refusals: {},
})
