import type { OrderLine, OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { timelineKinds, type TimelineEvent } from '@omsorg/contract/orders/order/timeline.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderType, orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { Actor } from '../../../platform/actor.ts'
import { viewOfPerson } from '../../care-recipients/index.ts'
import { inUtc } from './in-utc.ts'
import { isCancelled, isReceipt, mayBeCancelled, mayBeOrderedAgain, undoneOf, undoOf } from './order-abilities.ts'
import { storedLineView } from './stored-line.ts'
import type { EventRecord, OrderRecord, PartRecord } from './order-view.sql.ts'
import { receiverViewOf } from './receiver-view.ts'
import { storedTotals } from './stored-totals.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

/** Who may read an order: a draft is its maker's alone, and what names persons asks for the right to see persons. */
export function mayBeRead(order: OrderRecord | undefined, actor: Actor): order is OrderRecord {
  if (!order) return false
  if (order.state === orderState.saved && order.created_by !== actor.doerId) return false
  const isOfPerson = order.care_recipient_id !== null
  if ((isOfPerson || order.holds_persons) && !actor.may('CareRecipientRead')) return false
  return !isOfPerson || order.id !== null
}

export const sourceWord = { guide: 'Guide', csp: 'Guide', crp: 'CRP' } as const

/** Who looks at an order, and when. */
interface Reading {
  readonly actor: Actor
  readonly now: Temporal.Instant
}

/** An order as a whole, with what became of each of its parts. */
export function orderViewOf(order: OrderRecord, seal: Seal, { actor, now }: Reading): OrderView {
  const person = order.id === null ? null : viewOfPerson(order, seal)
  const parts = order.parts.map((part) => partViewOf(part, order, actor))
  const asked = parts.map((part) => part.cancelAsked).filter((each) => each !== null)
  return {
    customerOrderId: order.customer_order_id,
    careRecipient: person,
    residents: wordOf(orderType, order.type) === 'individual' ? order.persons : null,
    carePlaceId: order.care_place_id,
    organizationUnitName: order.care_place_name,
    clientName: order.client_name,
    state: order.state,
    orderType: wordOf(orderType, order.type),
    source: sourceWord[order.source],
    isExpress: order.is_express,
    isPreorder: order.is_preorder,
    createdBy: order.created_by_name,
    createdOn: order.created_at,
    placedBy: order.placed_by_name,
    placedOn: order.confirmed_at,
    receiver: receiverViewOf(order, order.protected_kind),
    orders: parts,
    lines: order.lines.map((line) => storedLineView(line, order)),
    totals: storedTotals(order),
    cancelAsked: asked.toSorted((one, other) => one.at.localeCompare(other.at))[0] ?? null,
    cancelRefused: parts.some((part) => part.cancelRefused),
    canceller: isCancelled(order) ? (parts[0]?.canceller ?? null) : null,
    undo: undoOf(order, actor, now),
    undone: undoneOf(order),
    isReceipt: isReceipt(order, actor, now),
    can: { cancel: mayBeCancelled(order, actor), orderAgain: mayBeOrderedAgain(order, actor) },
    rowVersion: order.order_row_version,
  }
}

function partViewOf(part: PartRecord, order: OrderRecord, actor: Actor): OrderView['orders'][number] {
  const events = order.events.filter((event) => event.partId === null || event.partId === part.id)
  const lines = order.lines
    .filter((line) => line.order_part_id === part.id)
    .map((line) => ({ ...storedLineView(line, order), delivered: line.delivered }))
  return {
    orderId: part.id,
    ...whomFor(lines),
    erpOrderId: part.erpOrderId,
    erpOrderStatus: part.erpStatus,
    deliveryDate: part.deliveryDate,
    trackingLink: part.trackingLink,
    lines,
    timeline: events.flatMap(eventViewOf),
    cancelAsked: cancelAskedOf(part.cancelAskedAt, part.cancelAskedBy),
    cancelRefused: part.cancelRefused,
    canceller: cancellerOf(part),
    reason: part.reason,
    can: { cancel: mayBeCancelled(order, actor, [part]) },
  }
}

/** The one person that all lines of a part are for. */
function whomFor(lines: readonly OrderLine[]) {
  const [first] = lines
  const isForOne = first && lines.every(({ careRecipientId }) => careRecipientId === first.careRecipientId)
  return isForOne
    ? {
        careRecipientId: first.careRecipientId,
        careRecipientName: first.careRecipientName,
        protected: first.protected,
      }
    : { careRecipientId: null, careRecipientName: null, protected: false }
}

export function cancelAskedOf(at: string | null, by: ShownAuthor | null) {
  return at === null ? null : { by, at: inUtc(at) }
}

/** Who cancelled, where the supplier did. */
const supplier: ShownAuthor = { name: 'ERP', onBehalfOf: null }

function cancellerOf(part: PartRecord): ShownAuthor | null {
  if (part.erpStatus !== erpStatus.refused) return null
  return part.cancelledByErp ? supplier : part.canceller
}

function eventViewOf(event: EventRecord): TimelineEvent[] {
  const kind =
    event.event === 'status' && !event.reported ? 'skipped' : timelineKinds.find((each) => each === event.event)
  if (!kind) return []
  return [{ kind, at: inUtc(event.at), erpStatus: event.status ?? erpStatus.new, by: event.by, reason: event.reason }]
}
