import { marketCodes } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { numberInAddress } from '../category/category.ts'
import { agreementLetter } from '../product/offered-product.ts'

/** How many items a client has of each kind of agreement under a customer number (O-7-101). */
export const countAgreements = endpoint({
  name: 'products/agreement/count-agreements',
  method: 'GET',
  path: '/Product/Agreement/ClientCounts/{clientId}/{customerNumber}/{marketAreaCode}',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationClientRead',
  summary: 'Counts the agreed items of a client by kind of agreement.',
  params: z.object({
    clientId: guid,
    customerNumber: numberInAddress,
    marketAreaCode: z.union([
      z.literal(marketCodes),
      z
        .string()
        .regex(/^\d{2}$/)
        .transform(Number)
        .pipe(z.literal(marketCodes)),
    ]),
  }),
  output: z.object({
    counts: z.array(z.object({ agreementType: z.int(), agreementLetter: agreementLetter.nullable(), count: z.int() })),
  }),
  refusals: {},
})
