import { z } from 'zod'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { notifyBy } from './receiver.ts'

/** What the first view of every kind of order says beside its lines. */

export const deliveryMethod = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  fee: shown.minor,
  needsDeliveryPoint: z.boolean(),
})

/** What the settings of client and care place ask of an order. */
export const orderRules = z
  .object({
    /** Where phone numbers without a country's code are at home. */
    country: z.enum(['SE', 'FI', 'NO', 'DK']),
    goodsLabelRequired: z.boolean(),
    contactPhoneRequired: z.boolean(),
    deliveryPointsAllowed: z.boolean(),
    notifyBy: z.array(notifyBy),
    expressAllowed: z.boolean(),
    /** Never for an order of a place: nobody of many pays it alone. */
    oneTimePatientFeeAllowed: z.boolean(),
    showPrices: z.boolean(),
    showStockStatus: z.boolean(),
    maxLinesPerOrder: z.int(),
  })
  .meta({ id: 'OrderRules' })

/** What the latest order tells of the receiver that is proposed; null before the first one. */
export const receiverBefore = z.object({
  isSame: z.boolean(),
  /** When these very contact data were last said to be right. */
  contactConfirmedOn: shown.isoDate.nullable(),
})

export const deliveryDays = z
  .object({
    orderBefore: shown.instant.nullable(),
    earliest: shown.isoDate,
    /** For lines that are not kept in stock. */
    earliestOutsideStock: shown.isoDate,
    earliestExpress: shown.isoDate,
    /** Days of the year ahead on which nothing is delivered, beside Saturdays and Sundays. */
    holidays: z.array(shown.isoDate),
    /** Working days that each takes, by the settings. */
    leadDays: z.object({ express: z.int(), stock: z.int(), nonStock: z.int() }),
  })
  .meta({ id: 'DeliveryDays' })

/** An id in a query that may be left out; an empty value counts as left out. */
export const idOrNone = z.union([idInText, z.literal('').transform(() => undefined)]).optional()
