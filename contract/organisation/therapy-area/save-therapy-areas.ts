import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, rowVersion } from '../../fields.ts'
import { areaSettings } from './area-fields.ts'
import { readTherapyAreas } from './read-therapy-areas.ts'

/** Areas that are left out stay as they are. */
export const saveTherapyAreas = endpoint({
  name: 'organisation/therapy-area/save-therapy-areas',
  method: 'PUT',
  path: '/Organization/Client/{clientId}/therapyAreas',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Sets which therapy areas a client has, and what is possible in each.',
  idempotent: true,
  params: z.object({ clientId: guid }),
  input: z.object({ areas: z.array(areaSettings).min(1).max(8), rowVersion }),
  output: readTherapyAreas.output,
  refusals: {
    'area-twice': { code: 'COM001001' },
    'no-area-enabled': { code: 'COM001001' },
    /** Only some areas can be planned, and only plates are cut. */
    'not-of-area': { code: 'COM001001' },
    'customer-number-missing': { code: 'IPS001017' },
    'customer-number-unknown': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
