import { changing, type OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockDraft, lockOrder, type DraftQuestion, type LockedOrder } from './drafts.sql.ts'

interface NamedDraft {
  readonly customerOrderId?: number | undefined
  readonly rowVersion?: number | undefined
}

/** The draft that is named, or that the user has of this kind. */
export function lockOrderToReplace(tx: Transaction, { customerOrderId }: NamedDraft, question: DraftQuestion) {
  return customerOrderId === undefined ? lockDraft(tx, question) : lockOrder(tx, customerOrderId)
}

interface Whose {
  readonly userId: number
  readonly type: OrderType
  readonly careRecipientId: number | null
  readonly carePlaceId: string | null
}

/** The draft that this save replaces, and the template it was made from; null for a first one. */
export function draftToReplace(
  order: LockedOrder | undefined,
  { customerOrderId, rowVersion }: NamedDraft,
  whose: Whose,
): Outcome<LockedOrder | null, 'order-not-found' | 'order-already-placed' | 'stale'> {
  if (!order && customerOrderId === undefined) return agree(null)
  const isOwn =
    order?.created_by === whose.userId &&
    order.type === whose.type &&
    order.care_recipient_id === whose.careRecipientId &&
    (whose.careRecipientId !== null || order.care_place_id === whose.carePlaceId)
  if (!order || !isOwn) return refuse('order-not-found', { at: 'customerOrderId' })
  const change = changing({
    ...order,
    erpStatus: null,
    handOverHasNotBegun: true,
    cancelAsked: false,
    cancelRefused: false,
  })
  if (!change.ok) return change
  if (rowVersion !== undefined && order.row_version !== rowVersion) return refuse('stale')
  return agree(order)
}
