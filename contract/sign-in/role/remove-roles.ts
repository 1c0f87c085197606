import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { roleIds, roleRefusals, sentNode } from './role-view.ts'

/** Without roles all of the node go, and with them the place in the membership (A-6-43). */
export const removeRoles = endpoint({
  name: 'sign-in/role/remove-roles',
  method: 'DELETE',
  path: '/Identity/api/Role',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['RoleWrite', 'CareUnitUserWrite'] },
  summary: 'Takes roles from a user at one node: some, or all that are held there.',
  input: z.object({
    userId: id,
    nodeType: sentNode.nodeType,
    nodeId: sentNode.nodeId,
    roleIds: roleIds.default([]),
    rowVersion: rowVersion.optional(),
  }),
  output: z.object({ rowVersion: shown.rowVersion }),
  refusals: roleRefusals,
})
