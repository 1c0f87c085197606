import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id, isoDate, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Without both days the roles have no end. */
export const setRoleTerm = endpoint({
  name: 'sign-in/role-term/set-role-term',
  method: 'PUT',
  path: '/Identity/api/RoleTerm',
  applications: ['PRINCIPAL', 'GUIDE'],
  permission: { anyOf: ['RoleWrite', 'CareUnitUserWrite'] },
  summary: 'Sets how long a user holds the roles at one node.',
  idempotent: true,
  input: z.object({
    userId: id,
    nodeId: guid,
    lastDay: isoDate.nullable(),
    confirmDay: isoDate.nullable(),
    /** Of the term that was read; left out where there was none. */
    rowVersion: rowVersion.optional(),
  }),
  output: z.object({ rowVersion: shown.rowVersion.nullable() }),
  refusals: {
    /** No roles there, or none that are the caller's to give. */
    'not-held': { code: 'COM001001' },
    'own-account': { code: 'IDS002004' },
    'day-past': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
