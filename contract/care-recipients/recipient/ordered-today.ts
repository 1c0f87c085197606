import { z } from 'zod'
import * as shown from '../../shown.ts'

/** The latest order that somebody has placed for a person today, and that stands: who and when, so that none is placed twice. */
export const orderedToday = z
  .object({ customerOrderId: shown.id, by: z.string(), at: shown.instant })
  .meta({ id: 'OrderedToday' })

export type OrderedToday = z.output<typeof orderedToday>
