import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, itemNumber } from '../../fields.ts'
import { ownRefusals, staleOf } from './own-refusals.ts'

const customNumber = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\p{L}\d .:/_-]+$/u)
  .meta({ format: 'article-number' })

/** The number that a client knows a product by, shown and searched by its users (A-6-19, O-6-03). */
export const saveCustomArticleNumber = endpoint({
  name: 'products/own/save-custom-article-number',
  method: 'PUT',
  path: '/Product/CustomArticleNumber',
  applications: ['GUIDE', 'PRINCIPAL'],
  permission: 'CustomArticleNumberWrite',
  summary: "Gives a product the client's own number, or takes it away.",
  idempotent: true,
  input: z.object({
    clientId: guid,
    itemNumber,
    /** Null takes the number away. */
    customNumber: customNumber.nullable(),
    /** The number that was read: nobody overwrites unseen what somebody else has just saved. */
    readCustomNumber: customNumber.nullable(),
  }),
  output: z.object({ customNumber: z.string().nullable() }),
  refusals: {
    ...ownRefusals,
    ...staleOf(z.string()),
    /** Another product of the client has the number. */
    'number-taken': { code: 'COM001001', detail: z.object({ itemNumber: z.string(), name: z.string() }) },
  },
})
