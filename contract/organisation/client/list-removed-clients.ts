import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { nameTerm } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { clientNode } from '../tree/organisation-node.ts'

export const listRemovedClients = endpoint({
  name: 'organisation/client/list-removed-clients',
  method: 'GET',
  path: '/Organization/Client/removed',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesRead',
  summary: 'Lists the clients that are removed, the latest first.',
  query: z.object({
    searchTerm: nameTerm.optional(),
    ...pagingInQuery,
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(clientNode.extend({ removedAt: shown.instant }).meta({ id: 'RemovedClient' })),
  refusals: {},
})
