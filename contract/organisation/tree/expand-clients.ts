import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, idInText, nameTerm } from '../../fields.ts'
import { pageSizeInQuery } from '../../paging.ts'
import { clientNode } from './organisation-node.ts'

/** So many nodes are found at most: whoever sees as many adds a word. */
export const mostHits = 200

/**
 * The tree as an address or a search opens it (A-7.5-05, A-4.6-10). With a term: every client that it finds, or in which it finds
 * a care unit or a care place, with the children that lead to what was found. Else all clients, with the children on the way to
 * the node that is named; a care unit or a place alone names its client. Of pages of so many, the one on which that client stands.
 * With a term a named node narrows the search to itself and what stands below it. A user narrows it to where that user belongs,
 * and is a search without a term too; of a user whom the caller may not read nothing is found (A-3-55).
 */
export const expandClients = endpoint({
  name: 'organisation/tree/expand-clients',
  method: 'GET',
  path: '/Organization/Client/expanded',
  applications: ['PRINCIPAL', 'CSP'],
  permission: { allOf: ['OrganizationClientRead', 'OrganizationCareUnitRead', 'OrganizationCarePlaceRead'] },
  summary: 'Lists clients, opened as far as a search or a node asks for.',
  query: z.object({
    searchTerm: nameTerm.optional(),
    clientId: guid.optional(),
    careUnitId: guid.optional(),
    carePlaceId: guid.optional(),
    userId: idInText.optional(),
    /** As an address writes it. */
    actionName: z.string().max(100).optional(),
    pageSize: pageSizeInQuery.optional(),
  }),
  output: z.object({
    /** What a term or a user found. */
    entities: z.array(clientNode).optional(),
    /** All clients, or one page of them, where nothing was searched. */
    clients: z.array(clientNode).optional(),
    totalCount: z.int(),
    /** Where a size was given: the page that is answered. */
    page: z.int().optional(),
    /** The ids of the nodes that were found, at most `mostHits`. */
    hits: z.array(z.string()).optional(),
    /** Of a node that is named: what is opened there, the overview where the caller has no such action (A-2.4-12). */
    actionName: z.string().optional(),
  }),
  refusals: {},
  tellsOf: () => 'nobody',
})
