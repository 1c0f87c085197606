import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { paging } from '../../paging.ts'
import { userTerm } from '../user/search-users.ts'
import { userList } from './user-list.ts'

/** Without a term everybody is listed: a care unit has tens of users, not thousands (A-2.5-34, A-7.4-05). */
export const searchUnitUsers = endpoint({
  name: 'sign-in/user-list/search-unit-users',
  method: 'POST',
  path: '/CUA/User/search',
  applications: ['GUIDE'],
  permission: 'CareUnitUserRead',
  summary: 'Lists or finds the users of the care units that the caller administers.',
  input: z.object({
    searchTerm: userTerm.optional(),
    /** 2 = first name. */
    sortBy: z.literal(2).default(2),
    ...paging,
  }),
  output: userList,
  refusals: {},
})
