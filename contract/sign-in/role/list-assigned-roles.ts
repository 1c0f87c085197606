import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { assignedRole } from './role-view.ts'

export const listAssignedRoles = endpoint({
  name: 'sign-in/role/list-assigned-roles',
  method: 'GET',
  path: '/Identity/api/Role/assigned/{userId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'RoleRead',
  summary: 'Lists the roles that were given to a user: where, by whom and when.',
  params: z.object({ userId: idInText }),
  output: z.array(assignedRole),
  refusals: {},
})
