import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { marketInQuery, nameTerm } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { clientNode } from './organisation-node.ts'

/** Clients by their own words: name, alias, number in the ERP or patient data owner; all of them without a term (A-7.5-01). */
export const searchClients = endpoint({
  name: 'organisation/tree/search-clients',
  method: 'GET',
  path: '/Organization/Client/search',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationClientRead',
  summary: 'Lists clients by a term and by market.',
  query: z.object({
    searchTerm: nameTerm.optional(),
    marketAreaCode: marketInQuery.optional(),
    ...pagingInQuery,
  }),
  output: listOf(clientNode),
  refusals: {},
  tellsOf: () => 'nobody',
})
