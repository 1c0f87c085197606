import { endpoint } from '../../endpoint.ts'
import { ownSettingsView, whoseSettings } from './settings-view.ts'

/** The care recipient settings of a client, or of one care place, as they were set (O-7-175). */
export const readOwnCareRecipientSettings = endpoint({
  name: 'care-recipients/settings/read-own-care-recipient-settings',
  method: 'GET',
  path: '/CareRecipient/Settings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads the care recipient settings of a client or a care place as they were set.',
  query: whoseSettings,
  output: ownSettingsView,
  refusals: { 'name-client-or-place': { code: 'COM001001' } },
})
