import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { claimStatusWord, claimTypeWord, faultKind, mayClaim, sending } from './claim-fields.ts'

const claimRow = z
  .object({
    claimId: shown.id,
    type: claimTypeWord,
    status: claimStatusWord,
    sending,
    orderNumber: z.string(),
    customerOrderId: shown.id.nullable(),
    itemNumber: z.string(),
    itemName: z.string(),
    packages: z.int().nullable(),
    faultKind: faultKind.nullable(),
    requester: z.string(),
    customer: z.string(),
    contactPerson: z.string(),
    lotNumber: z.string(),
    estimatedCredit: shown.minor.nullable(),
    createdOn: shown.instant,
    sentOn: shown.instant.nullable(),
  })
  .meta({ id: 'ClaimRow' })

export type ClaimRow = z.output<typeof claimRow>

/** Newest first. */
export const listClaims = endpoint({
  name: 'claims/claim/list-claims',
  method: 'GET',
  path: '/ProductClaim/GetByCarePlaceId/{id}',
  applications: ['GUIDE', 'CSP'],
  permission: mayClaim,
  summary: 'Lists the claims and returns of a care place.',
  params: z.object({ id: guid }),
  query: z.object({ ...pagingInQuery, sortOrder: z.enum(['asc', 'desc']).default('desc') }),
  output: listOf(claimRow),
  refusals: {},
})
