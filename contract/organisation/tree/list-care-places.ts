import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { carePlaceNode } from './organisation-node.ts'

/** What opens below a care unit (A-7.5-04). */
export const listCarePlaces = endpoint({
  name: 'organisation/tree/list-care-places',
  method: 'GET',
  path: '/Organization/CarePlace/withCount/{careUnitId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationCarePlaceRead',
  summary: 'Lists the care places of a care unit.',
  params: z.object({ careUnitId: guid }),
  output: z.object({ carePlaces: z.array(carePlaceNode), totalCount: z.int() }),
  refusals: {},
  tellsOf: () => 'nobody',
})
