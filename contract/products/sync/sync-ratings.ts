import { endpoint } from '../../endpoint.ts'
import { synchronised } from './sync-agreements.ts'

/** Takes over how often items are asked for; an item that the ERP does not name has no rating any more. */
export const syncRatings = endpoint({
  name: 'products/sync/sync-ratings',
  method: 'POST',
  path: '/Product/Rating/Sync',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesWrite',
  summary: 'Refreshes the rating of products from the ERP.',
  output: synchronised,
  refusals: { 'erp-unavailable': { code: 'OVERLOADED' } },
})
