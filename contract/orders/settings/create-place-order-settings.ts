import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ofPlaceInput, orderSettingInput, placeOrderSettingRefusals, savedSetting } from './order-setting-fields.ts'

/** Saves the order settings of a care place that has none of its own (O-7-53). */
export const createPlaceOrderSettings = endpoint({
  name: 'orders/settings/create-place-order-settings',
  method: 'POST',
  path: '/Order/CarePlaceSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Saves the order settings of a care place for the first time.',
  idempotent: true,
  input: z.object({ ...ofPlaceInput, ...orderSettingInput }),
  output: savedSetting,
  refusals: { 'place-not-found': { code: 'CRS003002' }, ...placeOrderSettingRefusals },
})
