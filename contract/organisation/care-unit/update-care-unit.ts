import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { lastChange } from '../last-change.ts'
import { unitName } from './unit-fields.ts'

/**
 * Renames a care unit. With the version that was read nobody's change is overwritten unseen: whoever was later is told what
 * the name is now, and by whom. Without it the last one to save is right (A-7.5-10, A-7.5-15).
 */
export const updateCareUnit = endpoint({
  name: 'organisation/care-unit/update-care-unit',
  method: 'PUT',
  path: '/Organization/CareUnit',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationCareUnitWrite',
  summary: 'Changes the name of a care unit.',
  idempotent: true,
  input: z.object({ id: guid, clientId: guid, name: unitName, rowVersion: rowVersion.optional() }),
  output: z.object({ id: shown.guid, name: z.string(), rowVersion: shown.rowVersion }),
  refusals: {
    'care-unit-not-found': { code: 'COM001001' },
    'name-too-short': { code: 'COM001001' },
    stale: {
      code: 'CONFLICT_STALE',
      detail: z.object({ name: z.string(), rowVersion: shown.rowVersion, changed: lastChange.nullable() }),
    },
  },
})
