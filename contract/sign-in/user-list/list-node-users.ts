import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { pagingInQuery } from '../../paging.ts'
import { userList } from './user-list.ts'

/** Of a client everybody, of a care unit those of its places too, of a care place those who belong to it. */
export const listNodeUsers = endpoint({
  name: 'sign-in/user-list/list-node-users',
  method: 'GET',
  path: '/Organization/User/byNode/{nodeType}/{id}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'UserRead',
  summary: 'Lists the users of a client, a care unit or a care place.',
  params: z.object({ nodeType: z.enum(['Client', 'CareUnit', 'CarePlace']), id: guid }),
  query: z.object({ ...pagingInQuery }),
  output: userList,
  refusals: {},
  tellsOf: () => 'nobody',
})
