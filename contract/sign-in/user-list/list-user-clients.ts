import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** What the tree of users shows before anything is opened. */
export const listUserClients = endpoint({
  name: 'sign-in/user-list/list-user-clients',
  method: 'GET',
  path: '/Identity/User/clients',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'UserRead',
  summary: 'Lists the clients, each with the number of its users.',
  output: z.object({
    clients: z.array(z.object({ id: shown.guid, name: z.string(), marketAreaCode: z.int(), userCount: z.int() })),
    totalCount: z.int(),
  }),
  refusals: {},
})
