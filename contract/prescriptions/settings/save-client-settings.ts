import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { settingInput } from './setting-fields.ts'

/** Saves all prescription settings of a client; the version that was read is null before the first save. */
export const saveClientSettings = endpoint({
  name: 'prescriptions/settings/save-client-settings',
  method: 'POST',
  path: '/IterativePrescription/ClientSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Saves the prescription settings of a client.',
  idempotent: true,
  input: z.object({ clientId: guid, ...settingInput, rowVersion: rowVersion.nullable().default(null) }),
  output: z.object({ id: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'payer-not-found': { code: 'IPS001004' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
