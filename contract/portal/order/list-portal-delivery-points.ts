import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { deliveryPoint } from '../../orders/delivery/list-delivery-points.ts'

/** Of the market of the account; none where the settings of the person's place allow none. */
export const listPortalDeliveryPoints = endpoint({
  name: 'portal/order/list-portal-delivery-points',
  method: 'GET',
  path: '/External/Shipment/{postalCode}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Lists where a parcel can be picked up near a postal code.',
  budget: 'portal-delivery-points',
  params: z.object({
    postalCode: z
      .string()
      .trim()
      .regex(/^(?:\d{4}|\d{3} ?\d{2})$/),
  }),
  output: z.object({ entities: z.array(deliveryPoint), carrier: z.enum(['current', 'kept', 'none']) }),
  refusals: {},
})
