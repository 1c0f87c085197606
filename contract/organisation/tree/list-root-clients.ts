import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pageOrWholeInQuery } from '../../paging.ts'
import { clientNode } from './organisation-node.ts'

/** The roots of the organisation tree, in the order of the reader's language: all of them, or one page (A-7.5-02, A-4.6-03). */
export const listRootClients = endpoint({
  name: 'organisation/tree/list-root-clients',
  method: 'GET',
  path: '/Organization/Client/rootItems',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationClientRead',
  summary: 'Lists the clients in reach, all or one page of them, each with the number of its care units.',
  query: z.object(pageOrWholeInQuery),
  output: z.object({
    clients: z.array(clientNode),
    /** Of all pages. */
    totalCount: z.int(),
  }),
  refusals: {},
  tellsOf: () => 'nobody',
})
