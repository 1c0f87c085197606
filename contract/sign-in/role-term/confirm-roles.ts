import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** All or none; confirmed again on the same day changes nothing. */
export const confirmRoles = endpoint({
  name: 'sign-in/role-term/confirm-roles',
  method: 'PUT',
  path: '/Identity/api/RoleTerm/confirm',
  applications: ['PRINCIPAL', 'GUIDE'],
  permission: { anyOf: ['RoleWrite', 'CareUnitUserWrite'] },
  summary: 'Confirms that users still need their roles at some nodes; they hold for another year.',
  idempotent: true,
  input: z.object({
    holders: z
      .array(z.object({ userId: id, nodeId: guid }))
      .min(1)
      .max(200),
  }),
  output: z.object({ confirmDay: shown.isoDate, count: z.int() }),
  refusals: {
    /** No roles there, or none that are the caller's to give. */
    'not-held': { code: 'COM001001' },
    'own-account': { code: 'IDS002004' },
    'nothing-to-confirm': { code: 'COM001001' },
  },
})
