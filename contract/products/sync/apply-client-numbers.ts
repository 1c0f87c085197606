import { compareStates } from '@omsorg/domain/organisation/customer-number/customer-number.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, rowVersion } from '../../fields.ts'
import { numberComparison } from './number-comparison.ts'

const told = z.string().max(500)

/**
 * Takes over what was chosen of a comparison, all of it or nothing. The ERP is asked again first: what does not stand there as
 * it was shown is refused, and so is the same once more.
 */
export const applyClientNumbers = endpoint({
  name: 'products/sync/apply-client-numbers',
  method: 'POST',
  path: '/Product/Erp/CustomerNumbers/Apply',
  applications: ['PRINCIPAL'],
  permission: 'CustomerNumberWrite',
  summary: 'Takes over chosen differences of the customer numbers of a client from the ERP.',
  input: z.object({
    clientId: guid,
    rowVersion,
    chosen: z
      .array(
        z.object({
          number: z.string().trim().min(1).max(30),
          carePlaceId: guid.nullable(),
          state: z.enum(compareStates).exclude(['equal']),
          /** What was shown of each field that differs. */
          fields: z.array(z.object({ field: told, inErp: told })).max(20),
        }),
      )
      .min(1)
      .max(1000),
  }),
  output: z.object({
    changed: z.int(),
    added: z.int(),
    removed: z.int(),
    comparison: numberComparison,
  }),
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'customer-unknown': { code: 'COM001001' },
    'erp-unavailable': { code: 'OVERLOADED' },
    /** Something goes by a number that would be removed. */
    'number-in-use': { code: 'COM001001' },
    /** The numbers here, or what the ERP says of them, are others than those that were shown. */
    stale: { code: 'CONFLICT_STALE' },
  },
})
