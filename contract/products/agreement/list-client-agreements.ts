import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, nameTerm } from '../../fields.ts'
import { listOf, pageInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { agreementLetter } from '../product/offered-product.ts'

const type = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1))

/** What a client has agreed on today, item by item, and how many of each kind (O-2-97). The counts are those of the number alone. */
export const listClientAgreements = endpoint({
  name: 'products/agreement/list-client-agreements',
  method: 'GET',
  path: '/Product/Agreement/Client',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationClientRead',
  summary: 'Lists the items that a client has agreed on today, and counts them by kind of agreement.',
  query: z.object({
    clientId: guid,
    /** Left out = under every number of the client. */
    customerNumber: z.string().trim().min(1).max(30).optional(),
    agreementType: type.optional(),
    searchTerm: nameTerm.optional(),
    ...pageInQuery,
  }),
  output: listOf(
    z
      .object({
        itemNumber: z.string(),
        name: z.string(),
        therapyArea: z.string(),
        /** Null = under every customer number of the client. */
        customerNumber: z.string().nullable(),
        agreementType: z.int(),
        agreementLetter: agreementLetter.nullable(),
        price: shown.minor.nullable(),
        validFrom: shown.isoDate,
        /** Null = until it is changed. */
        validTo: shown.isoDate.nullable(),
      })
      .meta({ id: 'ClientAgreement' }),
  ).extend({
    clientName: z.string(),
    marketAreaCode: z.int(),
    /** The numbers that the client and its places order under. */
    customerNumbers: z.array(z.string()),
    counts: z.array(z.object({ agreementType: z.int(), agreementLetter: agreementLetter.nullable(), count: z.int() })),
  }),
  refusals: {},
})
