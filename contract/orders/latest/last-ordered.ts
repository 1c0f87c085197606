import { z } from 'zod'
import * as shown from '../../shown.ts'

/** When an item was last ordered, and by whom. */
export const lastOrdered = z
  .object({ itemNumber: z.string(), lastOrderDate: shown.isoDate, lastOrderedBy: z.string() })
  .meta({ id: 'LastOrdered' })
