import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { roleIds } from './role-view.ts'

/** What is in force, and what of it others gave or took since it was read. */
const changedAvailability = z.object({
  roleIds: z.array(shown.id),
  given: z.array(shown.id),
  taken: z.array(shown.id),
})

/** Sends back what was read beside what is wanted: so nobody takes away unseen what somebody else has just added. */
export const saveAvailableRoles = endpoint({
  name: 'sign-in/role/save-available-roles',
  method: 'POST',
  path: '/Identity/api/Role/available',
  applications: ['PRINCIPAL'],
  permission: { allOf: ['RoleWrite', 'OrganizationSettingsWrite'] },
  summary: 'Sets the roles that a client uses.',
  idempotent: true,
  input: z.object({ clientId: guid, roleIds: roleIds.min(1), readRoleIds: roleIds }),
  output: z.object({ roleIds: z.array(shown.id) }),
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'role-not-found': { code: 'COM001001' },
    /** Roles of operators belong to no client. */
    'role-not-for-client': { code: 'IDS002003' },
    'role-in-use': { code: 'IDS002002', detail: z.object({ roleIds: z.array(shown.id) }) },
    stale: { code: 'CONFLICT_STALE', detail: changedAvailability },
  },
})
