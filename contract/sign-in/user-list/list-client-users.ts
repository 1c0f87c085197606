import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { pagingInQuery } from '../../paging.ts'
import { userList } from './user-list.ts'

/** With a care unit or a care place, those who belong there. */
export const listClientUsers = endpoint({
  name: 'sign-in/user-list/list-client-users',
  method: 'GET',
  path: '/Identity/User/clientUsers',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'UserRead',
  summary: 'Lists the users of a client.',
  query: z.object({
    clientId: guid,
    careUnitId: guid.optional(),
    carePlaceId: guid.optional(),
    ...pagingInQuery,
  }),
  output: userList,
  refusals: {},
  tellsOf: () => 'nobody',
})
