import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemNumber } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { agreementLetter } from '../../products/product/offered-product.ts'
import * as shown from '../../shown.ts'
import { itemShown } from '../item-replacement/item-shown.ts'

/** Which clients have agreed on an item today, under which customer number and at which price (O-7-179). */
export const listItemAgreements = endpoint({
  name: 'customer-service/item-agreement/list-item-agreements',
  method: 'GET',
  path: '/ItemAgreement',
  applications: ['CSP'],
  permission: 'ItemAgreementRead',
  summary: 'Lists the clients of the market that have an agreement on an item.',
  query: z.object({ itemNumber, ...pagingInQuery }),
  output: listOf(
    z
      .object({
        clientId: shown.guid,
        clientName: z.string(),
        /** Null = under every customer number of the client. */
        customerNumber: z.string().nullable(),
        agreementType: z.int(),
        agreementLetter: agreementLetter.nullable(),
        price: shown.minor.nullable(),
        validFrom: shown.isoDate,
        /** Null = until it is changed. */
        validTo: shown.isoDate.nullable(),
      })
      .meta({ id: 'ItemAgreement' }),
  ).extend({ item: itemShown }),
  refusals: { 'item-not-found': { code: 'CSP001006' } },
})
