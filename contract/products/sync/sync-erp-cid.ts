import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { synchronised } from './sync-agreements.ts'

/** Takes over everything that one customer of the ERP has agreed on; what the ERP does not name ends. */
export const syncErpCid = endpoint({
  name: 'products/sync/sync-erp-cid',
  method: 'POST',
  path: '/Product/Agreement/SyncErpCID',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesWrite',
  summary: 'Takes over all agreements of one customer of the ERP.',
  input: z.object({ erpCustomerIdentifier: z.string().trim().min(1).max(50) }),
  output: synchronised,
  refusals: { 'customer-unknown': { code: 'COM001001' }, 'erp-unavailable': { code: 'OVERLOADED' } },
})
