import { z } from 'zod'
import * as shown from '../../shown.ts'

/** One order of an item: a step up on its day, and a slope down to the day on which its pieces are used (rules 3.5). */
const delivery = z.object({
  customerOrderId: shown.id,
  date: shown.isoDate,
  packages: z.int(),
  pieces: z.int(),
  /** Pieces used in one day, as it was when the order was placed; null when no consumption was known. */
  dailyUse: z.number().nullable(),
  /** The day on which this and all before it are used up. */
  runsOutOn: shown.isoDate.nullable(),
})

/** What was counted at home: from its day on it is what there is, and what was ordered later lies on top of it. */
const count = z.object({
  date: shown.isoDate,
  pieces: z.int(),
  /** Pieces used in one day, as it was then; null when no consumption was known. */
  dailyUse: z.number().nullable(),
  /** So many of the deliveries, the oldest, lie in it. */
  deliveriesInIt: z.int(),
})

/** Everything that the picture of supply over time is drawn from, oldest first. */
export const supplyView = z
  .object({
    deliveries: z.array(delivery),
    /** At most one of a day, and none that was taken back. */
    counts: z.array(count),
    runsOutOn: shown.isoDate.nullable(),
    /** The earliest day on which an order of today arrives; null when nothing can be ordered. */
    deliverableOn: shown.isoDate.nullable(),
  })
  .meta({ id: 'SupplyView' })

export type SupplyView = z.output<typeof supplyView>
