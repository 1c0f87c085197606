import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { consumptionPeriod } from '../../fields.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'

/** The latest count of an item of a person. Without pieces what was counted before holds no longer. */
export const countView = z
  .object({
    countId: shown.id,
    pieces: z.int().nullable(),
    on: shown.isoDate,
    by: shownAuthor.nullable(),
  })
  .meta({ id: 'StockCount' })

/** What was counted or ordered, and from when to when it lasts at the use of its day. */
const step = z.object({
  kind: z.enum(['counted', 'ordered']),
  on: shown.isoDate,
  pieces: z.int(),
  /** Pieces used in one day. */
  dailyUse: z.number(),
  from: shown.isoDate,
  until: shown.isoDate,
  days: z.int(),
})

/** The arithmetic behind the day on which the item of a row runs out. */
export const stockView = z
  .object({
    prescriptionRowId: shown.id,
    product: productView,
    consumption: shown.decimal.nullable(),
    consumptionPeriod: consumptionPeriod.nullable(),
    runsOutOn: shown.isoDate.nullable(),
    daysLeft: z.int().nullable(),
    /** The day on which an order of today comes at the earliest. */
    deliverableOn: shown.isoDate.nullable(),
    /** Since it last began with nothing at home, or with a count. */
    steps: z.array(step),
    count: countView.nullable(),
    /** The latest order of the item: whether it has come is asked when one counts. */
    lastOrder: z.object({ on: shown.isoDate, pieces: z.int() }).nullable(),
  })
  .meta({ id: 'StockOfRow' })

export type StockView = z.output<typeof stockView>
