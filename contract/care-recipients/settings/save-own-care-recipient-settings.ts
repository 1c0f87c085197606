import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ownSettings, ownSettingsView, whoseSettings } from './settings-view.ts'

/** Saves them whole. `rowVersion` is 0 where nothing was saved before. */
export const saveOwnCareRecipientSettings = endpoint({
  name: 'care-recipients/settings/save-own-care-recipient-settings',
  method: 'POST',
  path: '/CareRecipient/Settings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Saves the care recipient settings of a client or a care place.',
  idempotent: true,
  input: ownSettings
    .extend({
      ...whoseSettings.shape,
      usesClientSettings: z.boolean().default(false),
      rowVersion: z.int().min(0).max(2_147_483_647),
    })
    .refine((sent) => (sent.clientId === undefined) !== (sent.carePlaceId === undefined), { path: ['clientId'] }),
  output: ownSettingsView,
  refusals: {
    'client-not-found': { code: 'CRS003001' },
    'place-not-found': { code: 'CRS003002' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
