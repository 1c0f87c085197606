import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { role } from './role-view.ts'

/** What the choice of the roles of a client is filled and saved by. */
export const readAvailableRoles = endpoint({
  name: 'sign-in/role/read-available-roles',
  method: 'GET',
  path: '/Identity/api/Role/client/{clientId}',
  applications: ['PRINCIPAL'],
  permission: 'RoleRead',
  summary: 'Reads which roles a client uses, of all that it could, and how many hold each.',
  params: z.object({ clientId: guid }),
  output: z.object({
    clientName: z.string(),
    roles: z.array(
      role.extend({
        isUsed: z.boolean(),
        /** Users of the client who hold it. */
        holders: z.int(),
        canBeTaken: z.object({ possible: z.boolean(), reason: z.enum(['role-in-use']).nullable() }),
      }),
    ),
    /** Null while the client has never said which, and uses all. */
    changed: z.object({ at: shown.instant, by: shownAuthor.nullable() }).nullable(),
  }),
  refusals: {},
})
