import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, rowVersion, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { settingInput } from './setting-fields.ts'

/**
 * Saves what a care place has of its own. With `useClientSettings` the own values rest; the areas in which the place takes no
 * part in renewal requests count all the same.
 */
export const saveCarePlaceSettings = endpoint({
  name: 'prescriptions/settings/save-care-place-settings',
  method: 'POST',
  path: '/IterativePrescription/CarePlaceSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Saves the prescription settings of a care place.',
  idempotent: true,
  input: z.object({
    carePlaceId: guid,
    useClientSettings: z.boolean().default(false),
    renewalRequestsOff: z.array(therapyArea).max(8).default([]),
    ...settingInput,
    rowVersion: rowVersion.nullable().default(null),
  }),
  output: z.object({ id: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    'care-place-not-found': { code: 'COM001001' },
    'payer-not-found': { code: 'IPS001004' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
