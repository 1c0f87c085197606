import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, idInText } from '../../fields.ts'
import { pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'

/** Fewer signs name nobody. */
export const shortestUserTerm = 3

/** Names and addresses have letters; digits alone are a number, by which nobody is found here. */
const nameTerm = /^(?=.*\p{L})[\p{L}\p{N} .,'’@_+-]+$/u

/** A part of a name, a user name or an e-mail address. */
export const userTerm = z.string().trim().min(shortestUserTerm).max(100).regex(nameTerm).meta({ format: 'user-term' })

/** A user as a list shows it, with the client and the care place that is chosen at sign-in. */
export const userNode = z
  .object({
    nodeType: z.literal('User'),
    id: shown.id,
    firstName: z.string(),
    lastName: z.string(),
    /** Both, with a space between them. */
    name: z.string(),
    userName: z.string(),
    email: z.string().nullable(),
    status: z.enum(['active', 'inactive', 'locked', 'pending']),
    marketAreaCode: z.int(),
    clientId: shown.guid,
    clientName: z.string(),
    isParentUser: z.boolean(),
    parentUserId: shown.id.nullable(),
    /** The trees leave out whoever is not. */
    visible: z.boolean(),
    carePlaceName: z.string().nullable(),
    /** So many clients the user belongs to, a place of theirs or all of them. */
    clientCount: z.int(),
    /** Whether the caller may act as the user now, and why not. */
    canBeHelped: z.object({
      possible: z.boolean(),
      reason: z.enum(['right-missing', 'user-not-staff', 'user-not-active']).nullable(),
    }),
  })
  .meta({ id: 'UserNode' })

export const searchUsers = endpoint({
  name: 'sign-in/user/search-users',
  method: 'GET',
  path: '/Identity/User/search',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'UserRead',
  summary: 'Finds care staff by a part of their name, user name or e-mail.',
  query: z.object({
    searchTerm: userTerm,
    /** 2 = first name. */
    sortBy: z.union([z.literal(2), z.literal('2').transform(() => 2 as const)]).default(2),
    clientId: guid.optional(),
    userId: idInText.optional(),
    /** Parents alone, among whom a parent is chosen. */
    parents: z.enum(['true', 'false']).default('false'),
    ...pagingInQuery,
  }),
  output: z.object({ users: z.array(userNode), totalCount: z.int(), page: z.int(), pageSize: z.int() }),
  refusals: {},
  tellsOf: () => 'nobody',
})
