import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { unitName } from './unit-fields.ts'

/** An id that is sent, such as the empty one of a new unit, is not taken: the answer carries it (A-7.5-07, A-7.5-15). */
export const createCareUnit = endpoint({
  name: 'organisation/care-unit/create-care-unit',
  method: 'POST',
  path: '/Organization/CareUnit',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationCareUnitWrite',
  summary: 'Adds a care unit to a client.',
  idempotent: true,
  input: z.object({ clientId: guid, name: unitName }),
  output: z.object({ id: shown.guid, rowVersion: shown.rowVersion }),
  refusals: {
    'client-not-found': { code: 'CRS003001' },
    'name-too-short': { code: 'COM001001' },
  },
})
