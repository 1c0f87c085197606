import { z } from 'zod'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'

/** The latest order that somebody has placed for a person today, and that stands: who and when, so that none is placed twice. */
export const orderedToday = z
  .object({ customerOrderId: shown.id, by: shownAuthor.nullable(), at: shown.instant })
  .meta({ id: 'OrderedToday' })

export type OrderedToday = z.output<typeof orderedToday>
