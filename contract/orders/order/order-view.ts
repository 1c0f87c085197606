import { z } from 'zod'
import { ability } from '../../ability.ts'
import { recipientView } from '../../care-recipients/recipient/recipient-view.ts'
import * as shown from '../../shown.ts'
import { cancelAsked, canceller } from './cancelling.ts'
import { lineView } from '../placing/line.ts'
import { erpStatus, orderSource, orderState, orderType } from './order-codes.ts'
import { receiverView } from '../placing/receiver.ts'
import { orderPerson, personsIn } from '../today/order-person.ts'
import { timelineEvent } from './timeline.ts'
import { totals } from '../placing/totals.ts'
import { shownAuthor } from '../../author.ts'

export const cancelBlocks = ['too-late', 'already-cancelled', 'not-placed', 'ordering-right-missing'] as const

export const orderAgainBlocks = ['ordering-right-missing', 'not-of-a-person'] as const

/** A line with whom it is for; all null for a care place, and of a resident who is out of reach by now. */
const orderLine = lineView.extend(orderPerson)

/**
 * One part of a split order: what the ERP knows as an order, with a status and a way of its own. In an order for residents
 * each part is for one of them; a part of any other is for whom the order is.
 */
const orderPart = z.object({
  orderId: shown.id,
  ...orderPerson,
  erpOrderId: z.string().nullable(),
  erpOrderStatus: erpStatus.nullable(),
  deliveryDate: shown.isoDate.nullable(),
  trackingLink: z.string().nullable(),
  /** With what of each has been delivered, in packages. */
  lines: z.array(orderLine.extend({ delivered: z.int() })),
  timeline: z.array(timelineEvent),
  cancelAsked: cancelAsked.nullable(),
  cancelRefused: z.boolean(),
  canceller: canceller.nullable(),
  /** Why it was refused, in the words of who refused. */
  reason: z.string().nullable(),
  can: z.object({ cancel: ability(cancelBlocks) }),
})

/** An order as a whole. `careRecipient` is null for an order of a place, and for one of several residents. */
export const orderView = z
  .object({
    customerOrderId: shown.id,
    careRecipient: recipientView.nullable(),
    /** For how many residents it is; null unless it is a nursing home order. */
    residents: z.int().nullable(),
    carePlaceId: shown.guid,
    organizationUnitName: z.string(),
    clientName: z.string(),
    state: orderState,
    orderType,
    source: orderSource,
    isExpress: z.boolean(),
    isPreorder: z.boolean(),
    createdBy: shownAuthor.nullable(),
    createdOn: shown.instant,
    placedBy: shownAuthor.nullable(),
    placedOn: shown.instant.nullable(),
    receiver: receiverView,
    orders: z.array(orderPart),
    /** All lines of all parts. */
    lines: z.array(orderLine),
    totals,
    cancelAsked: cancelAsked.nullable(),
    cancelRefused: z.boolean(),
    canceller: canceller.nullable(),
    /** While it waits for its hand-over it is taken back at once; the seconds are those that are left by the server's clock. */
    undo: z.object({ until: shown.instant, seconds: z.int() }).nullable(),
    /** It was taken back before anybody saw it: nothing was sent. */
    undone: cancelAsked.nullable(),
    /** The caller has placed it today and nothing of it is on its way yet: the page is the receipt, and leads on. */
    isReceipt: z.boolean(),
    /** `orderAgain` also goes on with a draft. */
    can: z.object({ cancel: ability(cancelBlocks), orderAgain: ability(orderAgainBlocks) }),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'OrderView' })

export type OrderView = z.output<typeof orderView>

export type OrderLine = OrderView['lines'][number]

/** The care recipients that an order shows, each once. */
export function shownInOrder({ careRecipient, lines, orders }: OrderView): readonly number[] {
  return personsIn([...(careRecipient ? [careRecipient] : []), ...orders, ...lines])
}
