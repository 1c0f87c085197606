import { areaStates } from '@omsorg/domain/organisation/invoice-area/compare-areas.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, oneLine } from '../../fields.ts'
import { areaComparison } from './area-comparison.ts'

/**
 * Stores what was chosen of a comparison, all of it or nothing (O-2-101). The ERP is asked again first: what does not stand there
 * or here as it was shown is refused, and so is the same once more.
 */
export const applyInvoiceAreas = endpoint({
  name: 'organisation/invoice-area/apply-invoice-areas',
  method: 'POST',
  path: '/InvoiceArea/Apply',
  applications: ['PRINCIPAL'],
  permission: 'InvoiceAreaWrite',
  summary: 'Stores chosen invoice areas of a customer number as the ERP has them.',
  input: z.object({
    clientId: guid,
    customerNumber: oneLine(40).min(1),
    chosen: z
      .array(
        z.object({
          code: oneLine(20).min(1),
          state: z.enum(areaStates).exclude(['equal']),
          /** As the ERP was shown to have it; null where it has it no more. */
          name: oneLine(100).nullable(),
        }),
      )
      .min(1)
      .max(1000),
  }),
  output: z.object({
    added: z.int(),
    changed: z.int(),
    /** Out of use from now on. */
    closed: z.int(),
    comparison: areaComparison,
  }),
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'number-not-found': { code: 'COM001001' },
    'number-unknown': { code: 'COM001001' },
    'erp-unavailable': { code: 'OVERLOADED' },
    /** What is here or in the ERP is another than what was shown. */
    stale: { code: 'CONFLICT_STALE' },
  },
})
