import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { orderSettingInput, orderSettingRefusals, savedSetting } from './order-setting-fields.ts'

/** Saves the order settings of a client that has none (O-7-50). */
export const createClientOrderSettings = endpoint({
  name: 'orders/settings/create-client-order-settings',
  method: 'POST',
  path: '/Order/ClientSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Saves the order settings of a client for the first time.',
  idempotent: true,
  input: z.object({ clientId: guid, ...orderSettingInput }),
  output: savedSetting,
  refusals: { 'client-not-found': { code: 'CRS003001' }, ...orderSettingRefusals },
})
