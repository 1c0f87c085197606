import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { role } from './role-view.ts'

/** The same for whoever administers a care unit (A-7.3-10). */
export const listRolesOfClient = endpoint({
  name: 'sign-in/role/list-roles-of-client',
  method: 'GET',
  path: '/Identity/Role/available/{clientId}',
  applications: ['CSP', 'GUIDE'],
  permission: { anyOf: ['CareUnitUserRead', 'RoleRead'] },
  summary: 'Lists the roles that a client uses, for whoever administers a care unit of it.',
  params: z.object({ clientId: guid }),
  output: z.array(role),
  refusals: {},
})
