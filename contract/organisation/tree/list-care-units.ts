import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { careUnitNode } from './organisation-node.ts'

/** What opens below a client (A-7.5-03). */
export const listCareUnits = endpoint({
  name: 'organisation/tree/list-care-units',
  method: 'GET',
  path: '/Organization/CareUnit/withCount/{clientId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationCareUnitRead',
  summary: 'Lists the care units of a client, each with the number of its care places.',
  params: z.object({ clientId: guid }),
  output: z.object({ careUnits: z.array(careUnitNode), totalCount: z.int() }),
  refusals: {},
  tellsOf: () => 'nobody',
})
