import { z } from 'zod'
import * as shown from '../../shown.ts'
import { erpStatus } from './order-codes.ts'
import { shownAuthor } from '../../author.ts'

/**
 * What happened to one part of an order, oldest first. `received` is what whoever waited for it says in the portal. `skipped` is a status that the ERP passed over without a message; its
 * `at` is that of the status that followed.
 */
export const timelineKinds = [
  'placed',
  'status',
  'skipped',
  'part-shipped',
  'cancel-asked',
  'cancel-refused',
  'cancelled',
  'refused',
  'received',
] as const

export const timelineEvent = z
  .object({
    kind: z.enum(timelineKinds),
    at: shown.instant,
    /** The status that the part had from then on. */
    erpStatus,
    /** Who did it; null when the ERP or the system did. */
    by: shownAuthor.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'TimelineEvent' })

export type TimelineEvent = z.output<typeof timelineEvent>
