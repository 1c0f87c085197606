import { z } from 'zod'
import { userNode } from '../user/search-users.ts'

/** Users, by first name. */
export const userList = z.object({
  users: z.array(userNode),
  totalCount: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
