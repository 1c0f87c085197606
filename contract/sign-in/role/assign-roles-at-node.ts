import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { roleIds, roleRefusals, sentNode } from './role-view.ts'

/** The older form: adds roles at one node and takes none (A-6-47). */
export const assignRolesAtNode = endpoint({
  name: 'sign-in/role/assign-roles-at-node',
  method: 'POST',
  path: '/Identity/api/Role/v1/assign',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'RoleWrite',
  summary: 'Gives a user roles at one node, besides those held there.',
  idempotent: true,
  input: z.object({ userId: id, ...sentNode, roleIds: roleIds.min(1), rowVersion: rowVersion.optional() }),
  output: z.object({ rowVersion: shown.rowVersion }),
  refusals: roleRefusals,
})
