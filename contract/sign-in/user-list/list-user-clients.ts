import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { pageInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'

/** What the tree of users shows before anything is opened: as much of it as is in sight, in the order of the reader's language. */
export const listUserClients = endpoint({
  name: 'sign-in/user-list/list-user-clients',
  method: 'GET',
  path: '/Identity/User/clients',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'UserRead',
  summary: 'Lists one page of the clients, each with the number of its users.',
  query: z.object({
    ...pageInQuery,
    /** A client: the page on which it stands, whatever page is named. */
    around: guid.optional(),
  }),
  output: z.object({
    clients: z.array(
      z.object({
        nodeType: z.literal('Client'),
        id: shown.guid,
        name: z.string(),
        marketAreaCode: z.int(),
        userCount: z.int(),
      }),
    ),
    /** Of all pages. */
    totalCount: z.int(),
    page: z.int(),
  }),
  refusals: {},
  tellsOf: () => 'nobody',
})
