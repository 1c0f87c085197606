import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { roleIds, roleRefusals, sentNode } from './role-view.ts'

/** The roles of each named node take the place of those held there; nodes that are not named stay (A-6-47). */
export const assignRoles = endpoint({
  name: 'sign-in/role/assign-roles',
  method: 'POST',
  path: '/Identity/api/Role/v2/assign',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['RoleWrite', 'CareUnitUserWrite'] },
  summary: 'Sets the roles that a user holds at some nodes, all at once.',
  idempotent: true,
  input: z.object({
    userId: id,
    nodes: z
      .array(z.object({ ...sentNode, roleIds }))
      .min(1)
      .max(500),
    rowVersion,
    /** Mails the user that something changed. */
    tellOwner: z.boolean().default(false),
  }),
  output: z.object({ rowVersion: shown.rowVersion }),
  refusals: { 'node-twice': { code: 'COM001001' }, ...roleRefusals },
})
