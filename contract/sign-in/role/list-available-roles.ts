import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { role } from './role-view.ts'

export const listAvailableRoles = endpoint({
  name: 'sign-in/role/list-available-roles',
  method: 'GET',
  path: '/Identity/api/Role/available/{clientId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'RoleRead',
  summary: 'Lists the roles that a client uses.',
  params: z.object({ clientId: guid }),
  output: z.array(role),
  refusals: {},
})
