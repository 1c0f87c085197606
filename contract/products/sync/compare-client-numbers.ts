import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { numberComparison } from './number-comparison.ts'

/** Fetches the customer numbers of one client from the ERP and compares them with ours, its places' too (O-2-104, O-4-58). Changes none. */
export const compareClientNumbers = endpoint({
  name: 'products/sync/compare-client-numbers',
  method: 'POST',
  path: '/Product/Erp/CustomerNumbers/Compare',
  applications: ['PRINCIPAL'],
  permission: 'CustomerNumberWrite',
  summary: 'Compares all customer numbers of a client with the ERP.',
  input: z.object({ clientId: guid }),
  output: numberComparison,
  refusals: {
    'client-not-found': { code: 'COM001001' },
    /** The client has no number in the ERP, or one that the ERP does not know. */
    'customer-unknown': { code: 'COM001001' },
    'erp-unavailable': { code: 'OVERLOADED' },
  },
})
