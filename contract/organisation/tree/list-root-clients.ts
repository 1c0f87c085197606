import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { clientNode } from './organisation-node.ts'

/** The roots of the organisation tree, in the order of the reader's language (A-7.5-02, A-4.6-03). */
export const listRootClients = endpoint({
  name: 'organisation/tree/list-root-clients',
  method: 'GET',
  path: '/Organization/Client/rootItems',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationClientRead',
  summary: 'Lists all clients in reach, each with the number of its care units.',
  output: z.object({ clients: z.array(clientNode), totalCount: z.int() }),
  refusals: {},
})
