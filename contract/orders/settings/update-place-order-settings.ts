import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  ofPlaceInput,
  orderSettingInput,
  placeOrderSettingRefusals,
  savedSetting,
  versionRead,
} from './order-setting-fields.ts'

/** Saves the order settings of a care place whole, over the version that was read (O-7-54). */
export const updatePlaceOrderSettings = endpoint({
  name: 'orders/settings/update-place-order-settings',
  method: 'PUT',
  path: '/Order/CarePlaceSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Changes the order settings of a care place.',
  idempotent: true,
  input: z.object({ ...ofPlaceInput, ...orderSettingInput, ...versionRead }),
  output: savedSetting,
  refusals: { 'place-not-found': { code: 'CRS003002' }, ...placeOrderSettingRefusals },
})
