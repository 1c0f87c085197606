import { nodeTypes } from '@omsorg/domain/sign-in/role/role.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { role } from './role-view.ts'

export const listRolesOfUser = endpoint({
  name: 'sign-in/role/list-roles-of-user',
  method: 'GET',
  path: '/Identity/api/Role/getByUserId/{userId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'RoleRead',
  summary: 'Lists the roles of a user with the nodes where they are held.',
  params: z.object({ userId: idInText }),
  output: z.array(role.extend({ nodeType: z.enum(nodeTypes), nodeId: shown.guid.nullable() })),
  refusals: {},
})
