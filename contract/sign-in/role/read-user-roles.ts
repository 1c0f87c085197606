import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { assignedRole, role } from './role-view.ts'

const change = z.object({
  possible: z.boolean(),
  reason: z.enum(['right-missing', 'own-account', 'not-yours-to-give', 'parent-twice']).nullable(),
})

/** What the table of roles and places is filled and saved by. */
export const readUserRoles = endpoint({
  name: 'sign-in/role/read-user-roles',
  method: 'GET',
  path: '/Identity/api/Role/user/{userId}',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['RoleRead', 'CareUnitUserRead'] },
  summary: 'Reads the roles of a user with their version, and the roles that can be given.',
  params: z.object({ userId: idInText }),
  output: z.object({
    userId: shown.id,
    name: z.string(),
    isOperator: z.boolean(),
    clientId: shown.guid.nullable(),
    rowVersion: shown.rowVersion,
    assigned: z.array(assignedRole),
    /** Those of the client, or of the operator's application. */
    available: z.array(role),
    /** Whether whoever asks may give and take roles here, and why not. */
    can: z.object({ give: change, take: change }),
  }),
  refusals: {},
})
