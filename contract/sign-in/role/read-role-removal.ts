import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { nodeInQuery, role } from './role-view.ts'

/** What the confirmation says before all roles at one node are taken (A-6-43). */
export const readRoleRemoval = endpoint({
  name: 'sign-in/role/read-role-removal',
  method: 'GET',
  path: '/Identity/api/Role/removal/{userId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'RoleRead',
  summary: 'Tells what a user would lose with all roles at one node.',
  params: z.object({ userId: idInText }),
  query: z.object(nodeInQuery),
  output: z.object({
    roles: z.array(role),
    /** What nothing else that holds there permits. */
    permissionsLost: z.array(z.string()),
    leavesMembership: z.boolean(),
    isDefaultCarePlace: z.boolean(),
    /** Nothing is held elsewhere: the removal would be refused. */
    isLast: z.boolean(),
  }),
  refusals: {},
})
