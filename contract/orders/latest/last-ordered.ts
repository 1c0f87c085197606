import { z } from 'zod'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'

/** When an item was last ordered, and by whom. */
export const lastOrdered = z
  .object({ itemNumber: z.string(), lastOrderDate: shown.isoDate, lastOrderedBy: shownAuthor.nullable() })
  .meta({ id: 'LastOrdered' })
