import { itemStatuses, stockStatuses } from '@omsorg/domain/orders/placing/item-status.ts'
import { z } from 'zod'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** An item of the market as customer service compares it with others. */
export const itemShown = z
  .object({
    itemNumber: z.string(),
    name: z.string(),
    therapyArea,
    shape: z.string(),
    unit: z.string(),
    itemsPerPackage: z.int().nullable(),
    itemStatus: z.enum(itemStatuses),
    stockStatus: z.enum(stockStatuses),
    active: z.boolean(),
    /** The price of a package that most clients have today; null where nobody has one. */
    price: shown.minor.nullable(),
  })
  .meta({ id: 'ItemShown' })

export type ItemShown = z.output<typeof itemShown>
