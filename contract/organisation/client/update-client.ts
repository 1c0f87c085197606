import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { lastChange } from '../last-change.ts'
import { clientFields, clientRefusals, shownClientFields } from './client-fields.ts'

/** With the version that was read, whoever is later is told what stands now, and by whom; without it the last one is right (A-7.5-09). */
export const updateClient = endpoint({
  name: 'organisation/client/update-client',
  method: 'PUT',
  path: '/Organization/Client',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationClientWrite',
  summary: 'Changes what a client is called and known by.',
  idempotent: true,
  input: z.object({ id: guid, ...clientFields, rowVersion: rowVersion.optional() }),
  output: z.object({ id: shown.guid, ...shownClientFields, rowVersion: shown.rowVersion }),
  refusals: {
    ...clientRefusals,
    'client-not-found': { code: 'CRS003001' },
    /** Somebody works there by the rules of the market that it has. */
    'market-in-use': { code: 'COM001001' },
    stale: {
      code: 'CONFLICT_STALE',
      detail: z.object({ ...shownClientFields, rowVersion: shown.rowVersion, changed: lastChange.nullable() }),
    },
  },
})
