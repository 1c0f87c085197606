import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

const areaCount = z.object({ therapyArea, count: z.int() })

/**
 * What is due at the care place, on the way and waiting, as counts: it names no person. Null where the caller may not see
 * what is counted.
 */
export const readCarePlaceOverview = endpoint({
  name: 'care-place/overview/read-care-place-overview',
  method: 'GET',
  path: '/CarePlace/Overview',
  applications: ['GUIDE'],
  permission: { anyOf: ['OrderRead', 'CarePlacePurchaseRead'] },
  summary: 'Counts what is due at the care place, on the way and waiting, and what it cost.',
  output: z.object({
    carePlaceId: shown.guid,
    today: shown.isoDate,
    readAt: shown.instant,
    need: z
      .object({
        /** People for whom something prescribed has run out. */
        out: z.int(),
        /** People for whom something runs out by the end of this week, or has. */
        thisWeek: z.int(),
        /** What runs out in each of eight weeks, the current one first; what has run out counts there. */
        weeks: z.array(z.object({ monday: shown.isoDate, areas: z.array(areaCount) })),
      })
      .nullable(),
    renewals: z.object({ count: z.int(), oldestOn: shown.isoDate.nullable() }).nullable(),
    onTheWay: z.object({ parts: z.int(), today: z.int() }).nullable(),
    openClaims: z.int().nullable(),
    /** What was ordered in this month and in the same days of the former one, without VAT; null where prices are not shown. */
    costs: z
      .object({
        month: shown.isoDate,
        currency: shown.currency,
        areas: z.array(z.object({ therapyArea, net: shown.minor, before: shown.minor })),
      })
      .nullable(),
    /** What waits in the cart of the store; null for whoever does not purchase. */
    store: z.object({ items: z.int(), packages: z.int() }).nullable(),
  }),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
})
