import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderSettings, placeAddressView } from './order-setting-fields.ts'

/** What holds at a care place when something is ordered there. Without `carePlaceId` it is the place that was chosen. */
export const readPlaceOrderSettings = endpoint({
  name: 'orders/settings/read-place-order-settings',
  method: 'GET',
  path: '/Order/CarePlaceSettings',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Reads the order settings that hold at a care place.',
  query: z.object({ carePlaceId: guid.optional() }),
  output: orderSettings
    .extend({ carePlaceId: shown.guid, deliveryAddress: placeAddressView.nullable() })
    .meta({ id: 'PlaceOrderSettings' }),
  refusals: {},
})
