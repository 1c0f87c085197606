import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { role } from './role-view.ts'

export const listOperatorRoles = endpoint({
  name: 'sign-in/role/list-operator-roles',
  method: 'GET',
  path: '/Identity/api/Role/operatorroles',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'RoleRead',
  summary: 'Lists the roles of operators: those of administration and of customer service.',
  output: z.array(role),
  refusals: {},
})
