import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { assignedRole, nodeInQuery } from './role-view.ts'

/** Why somebody may do something: the union over the roles that hold there, each with where, by whom and when it was given. */
export const explainPermissions = endpoint({
  name: 'sign-in/role/explain-permissions',
  method: 'GET',
  path: '/Identity/api/Role/permissions/{userId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'RoleRead',
  summary: 'Tells what a user may do at a node, and through which roles; without a node, in the whole application.',
  params: z.object({ userId: idInText }),
  query: z.object({ nodeType: nodeInQuery.nodeType.optional(), nodeId: nodeInQuery.nodeId.optional() }),
  output: z.object({
    /** Whether the user belongs to the node, by itself or from above: without that it cannot be chosen. */
    isMember: z.boolean(),
    /** The roles that hold there. */
    roles: z.array(assignedRole),
    permissions: z.array(
      z.object({
        name: z.string(),
        /** By their place in `roles`; empty when nobody gives it. */
        through: z.array(z.int()),
        /** Of those that can be given, the codes that would give it. */
        givenBy: z.array(z.string()),
      }),
    ),
  }),
  refusals: {},
})
