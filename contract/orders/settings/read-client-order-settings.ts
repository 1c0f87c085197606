import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { clientOrderSettingsView } from './order-setting-fields.ts'

/** The order settings of a client (O-7-49). */
export const readClientOrderSettings = endpoint({
  name: 'orders/settings/read-client-order-settings',
  method: 'GET',
  path: '/Order/ClientSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads the order settings of a client.',
  query: z.object({ clientId: guid }),
  output: clientOrderSettingsView,
  refusals: {},
})
