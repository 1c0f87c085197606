import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { lastOrdered } from './last-ordered.ts'

/** When a care place last ordered each item for itself, within the last two years. */
export const lastOrderedCarePlace = endpoint({
  name: 'orders/latest/last-ordered-care-place',
  method: 'GET',
  path: '/Order/LastOrderedCarePlace',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Lists when each item was last ordered for a care place itself.',
  query: z.object({ carePlaceId: guid }),
  output: z.object({ items: z.array(lastOrdered) }),
  refusals: {},
})
