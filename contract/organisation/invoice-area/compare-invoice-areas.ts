import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, oneLine } from '../../fields.ts'
import { areaComparison } from './area-comparison.ts'

/** Changes nothing (O-2-101). */
export const compareInvoiceAreas = endpoint({
  name: 'organisation/invoice-area/compare-invoice-areas',
  method: 'POST',
  path: '/InvoiceArea/Fetch',
  applications: ['PRINCIPAL'],
  permission: 'InvoiceAreaWrite',
  summary: 'Fetches the invoice areas of a customer number from the ERP and compares them with ours.',
  input: z.object({ clientId: guid, customerNumber: oneLine(40).min(1) }),
  output: areaComparison,
  refusals: {
    'client-not-found': { code: 'COM001001' },
    /** The client has no such number. */
    'number-not-found': { code: 'COM001001' },
    /** The ERP has no such number. */
    'number-unknown': { code: 'COM001001' },
    'erp-unavailable': { code: 'OVERLOADED' },
  },
})
