import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { orderSettingInput, orderSettingRefusals, savedSetting, versionRead } from './order-setting-fields.ts'

/** Saves the order settings of a client whole, over the version that was read (O-7-51). */
export const updateClientOrderSettings = endpoint({
  name: 'orders/settings/update-client-order-settings',
  method: 'PUT',
  path: '/Order/ClientSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Changes the order settings of a client.',
  idempotent: true,
  input: z.object({ clientId: guid, ...orderSettingInput, ...versionRead }),
  output: savedSetting,
  refusals: { 'client-not-found': { code: 'CRS003001' }, ...orderSettingRefusals },
})
