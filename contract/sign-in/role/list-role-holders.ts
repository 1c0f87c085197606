import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { role } from './role-view.ts'

/** Who holds what was given at one node itself (A-2.7-25). */
export const listRoleHolders = endpoint({
  name: 'sign-in/role/list-role-holders',
  method: 'GET',
  path: '/Identity/api/Role/holders/{nodeType}/{nodeId}',
  applications: ['PRINCIPAL'],
  permission: { allOf: ['RoleRead', 'UserRead'] },
  summary: 'Lists who holds roles at a node, and the roles that can be given there.',
  params: z.object({ nodeType: z.enum(['Client', 'CareUnit', 'CarePlace']), nodeId: guid }),
  output: z.object({
    clientId: shown.guid,
    /** Of those that the client uses, the ones of this kind of node. */
    available: z.array(role),
    holders: z.array(
      z.object({
        userId: shown.id,
        name: z.string(),
        userName: z.string(),
        status: z.enum(['active', 'inactive', 'locked', 'pending']),
        rowVersion: shown.rowVersion,
        roles: z.array(role.extend({ assignedOn: shown.instant, assignedBy: shownAuthor.nullable() })),
      }),
    ),
  }),
  refusals: {},
})
