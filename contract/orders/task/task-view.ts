import {
  orderTaskEvents,
  orderTaskKinds,
  orderTaskOutcomes,
  orderTaskStates,
  reasonsNotToRunAgain,
} from '@omsorg/domain/orders/task/order-task.ts'
import { holderKinds } from '@omsorg/domain/portal-accounts/account/holders.ts'
import { faults } from '@omsorg/domain/portal/report/report.ts'
import { erpFeeds } from '@omsorg/domain/products/sync/erp-feeds.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import * as shown from '../../shown.ts'
import { erpStatus } from '../order/order-codes.ts'
import { shownAuthor } from '../../author.ts'

/** What somebody has to look at with an order: a refusal, an order that stands still, a message that does not fit. */
export const orderTaskFields = {
  taskId: shown.id,
  kind: z.enum(orderTaskKinds),
  state: z.enum(orderTaskStates),
  since: shown.instant,
  /** Null of an order that nobody here knows. */
  customerOrderId: shown.id.nullable(),
  /** The part; of an unknown order the number that the ERP gave. */
  orderId: shown.id.nullable(),
  /** In the words of the ERP, where it gave some. */
  reason: z.string(),
  /** What an unexpected message said. */
  reportedStatus: erpStatus.nullable(),
  /** What of the ERP did not come. */
  feed: z.enum(erpFeeds).nullable(),
  /** The customer of the ERP, the message, or the work that it is about, where it is about no order. */
  about: z.string().nullable(),
  /** How often it was tried, where that is counted. */
  tries: z.int().nullable(),
  /** What the holder of a portal account has told; null of all else. */
  told: z
    .object({
      /** Null where the name is not told, as of whoever represents a protected person. */
      askedBy: shownAuthor.nullable(),
      /** As what: the person herself, a guardian, a trustee. */
      holder: z.enum(holderKinds).nullable(),
      /** What is wrong with a parcel; null of a move. */
      fault: z.enum(faults).nullable(),
      /** Of what; null where a whole parcel did not come. */
      itemName: z.string().nullable(),
      packages: z.int().nullable(),
      /** In the words of the holder. */
      words: z.string(),
      /** The photos that were sent with it, in their order. */
      photoIds: z.array(shown.guid),
      /** What the holder reads of it, once it is done; empty where nobody wrote anything. */
      answer: z.string(),
    })
    .nullable(),
  takenBy: z.string().nullable(),
  takenAt: shown.instant.nullable(),
  /** Whoever asks has taken it. */
  isMine: z.boolean(),
  doneBy: shownAuthor.nullable(),
  doneAt: shown.instant.nullable(),
  note: z.string(),
  /** What became of what a holder told; null where it was seen to, or waits. */
  outcome: z.enum(orderTaskOutcomes).nullable(),
  /** Whether what failed may be run again; null where there is nothing to run, and for a care place. */
  runAgain: ability(reasonsNotToRunAgain).nullable(),
  /** What was done with it, the oldest first; at most the last twenty. */
  events: z.array(
    z.object({
      event: z.enum(orderTaskEvents),
      at: shown.instant,
      /** Null = the server. */
      by: shownAuthor.nullable(),
    }),
  ),
  rowVersion: shown.rowVersion,
} as const

export const orderTask = z.object(orderTaskFields).meta({ id: 'OrderTask' })

export type OrderTaskView = z.output<typeof orderTask>
