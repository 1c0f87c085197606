import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { marketInQuery } from '../../fields.ts'

/** Days of the week with the same hours: Monday is 1, a time is `HH:MM`. */
const openingSpan = z.object({ firstDay: z.int(), lastDay: z.int(), opens: z.string(), closes: z.string() })

export const deliveryPoint = z
  .object({
    id: z.string(),
    name: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    openingHours: z.object({
      spans: z.array(openingSpan),
      /** As the carrier writes it, where it is no list of hours. */
      text: z.string().nullable(),
    }),
    /** By road, in metres; null where the carrier does not say. */
    distance: z.int().nullable(),
  })
  .meta({ id: 'DeliveryPoint' })

/**
 * The points near a postal code, the nearest first (O-7-87). A carrier that does not answer is no fault: what it answered
 * lately is told again, or nothing, and the goods can go to an address (O-7-195). Another market is as one that does not exist.
 */
export const listDeliveryPoints = endpoint({
  name: 'orders/delivery/list-delivery-points',
  method: 'GET',
  path: '/External/Shipment/{postalCode}/{marketAreaCode}',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Lists where goods can be picked up near a postal code.',
  params: z.object({
    postalCode: z
      .string()
      .trim()
      .regex(/^(?:\d{4}|\d{3} ?\d{2})$/),
    marketAreaCode: marketInQuery,
  }),
  output: z.object({
    entities: z.array(deliveryPoint),
    /** `current`: the carrier says so now. `kept`: it said so lately, and does not answer now. `none`: it does not answer. */
    carrier: z.enum(['current', 'kept', 'none']),
  }),
  refusals: {},
})
