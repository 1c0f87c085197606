import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { placeOrderSettingsView } from './order-setting-fields.ts'

/** The order settings that a care place has of its own (O-7-52). */
export const readOwnPlaceOrderSettings = endpoint({
  name: 'orders/settings/read-own-place-order-settings',
  method: 'GET',
  path: '/Order/CarePlaceSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads the order settings of a care place as they were set.',
  query: z.object({ carePlaceId: guid }),
  output: placeOrderSettingsView,
  refusals: {},
})
