import type { RefusedLine } from '@omsorg/contract/orders/placing/line-refusals.ts'
import type { LineView } from '@omsorg/contract/orders/placing/line.ts'
import type { ReceiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import type { OrderWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import { wishedDate, type WishRefusal } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { savedOrdersAreKeptForDays, type OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type KnownPoint, readPointOf } from '../delivery/delivery-points.sql.ts'
import { lineViewOf } from '../order/line-view.ts'
import {
  checkExpress,
  checkOrder,
  firstBlock,
  refusalOfLine,
  type FilledLine,
  type LineRefusal,
  type OrderCheck,
} from './check-order.ts'
import { contentOf, flavorsToSave } from './content-of-order.ts'
import { saveDraft } from './drafts.sql.ts'
import type { OrderGround } from './ground.ts'
import { priceOrder, type PricedOrder } from './pricing.ts'
import { receiverOfOrder, type ReceiverOfOrder, type ReceiverRefusal } from './receiver-of-order.ts'

/** What is saved of an order beside its lines. */
export interface OrderToSave {
  readonly type: OrderType
  /** The draft that it replaces; null for a first one. */
  readonly draftId: number | null
  /** Null for an order of the place itself, and of several residents. */
  readonly careRecipientId: number | null
  readonly preliminaryOrderId: number | null
  readonly receiver: ReceiverInput
  readonly isExpress: boolean
  readonly oneTimePatientFee: number | null
  readonly contactConfirmedOn: string | null
}

interface Saving<Gone> {
  readonly actor: Actor
  readonly now: Temporal.Instant
  /** What is told of a line whose row was taken out in this very moment; for lines that are drawn from rows. */
  readonly whenGone?: (line: FilledLine) => Gone
}

interface JudgedOrder {
  readonly orderCheck: OrderCheck
  readonly priced: PricedOrder
  readonly to: ReceiverOfOrder
}

export interface SavedOrder {
  readonly customerOrderId: number
  readonly orders: { orderId: number; lines: LineView[] }[]
  readonly totals: Totals
  readonly warnings: OrderWarning[]
  readonly state: 1
  readonly rowVersion: number
}

type SaveRefusal =
  | ReceiverRefusal
  | 'nothing-to-order'
  | WishRefusal
  | 'express-not-allowed'
  | 'one-time-fee-not-allowed'
  | 'one-time-fee-too-high'

type Saved<Value, More extends string = never> =
  | Outcome<Value, SaveRefusal | More>
  | Refused<LineRefusal | 'express-not-in-stock', RefusedLine>

/** Judges what is filled in, whatever the kind, and writes it as a draft. */
export async function saveOrder<Gone extends Refused<string> = never>(
  tx: Transaction,
  ground: OrderGround,
  lines: readonly FilledLine[],
  order: OrderToSave,
  { actor, now, whenGone }: Saving<Gone>,
): Promise<Saved<SavedOrder, 'stale'> | Gone> {
  const known = await readPointOf(tx, ground.basis.market, order.receiver.deliveryPointId)
  const judged = judge(ground, lines, order, known)
  if (!judged.ok) return judged
  const { orderCheck, priced, to } = judged.value
  const { basis, flavors } = ground
  const content = contentOf(orderCheck, priced, ground.roomOf)
  const draft = {
    customerOrderId: order.draftId,
    clientId: basis.client_id,
    carePlaceId: basis.care_place_id,
    market: basis.market,
    type: order.type,
    careRecipientId: order.careRecipientId,
    preliminaryOrderId: order.preliminaryOrderId,
    userId: actor.doerId,
    onBehalfOf: actor.onBehalfOf,
    source: sourceOf(actor),
    receiver: { ...order.receiver, ...to.phones },
    receiverAddress: to.columns,
    deliveryPoint: to.point,
    isExpress: order.isExpress,
    oneTimePatientFee: order.oneTimePatientFee,
    contactConfirmedOn: confirmedBy(ground.today, order.contactConfirmedOn),
    totals: priced.totals,
    now,
    savedUntil: now.add({ hours: 24 * savedOrdersAreKeptForDays }),
  }
  const saved = await saveDraft(tx, draft, content, flavorsToSave(orderCheck))
  const held = new Set(saved.held)
  const gone = lines.find(({ item }) => item.record.id !== null && !held.has(item.record.id))
  if (gone && whenGone) return whenGone(gone)
  // Another window of the same person has made the draft in this very moment.
  if (saved.id === null || saved.row_version === null) return refuse('stale')
  return agree({
    customerOrderId: saved.id,
    orders: (saved.order_ids ?? []).map((orderId, index) => ({
      orderId,
      lines: (orderCheck.parts[index] ?? []).map((place) => lineViewOf(orderCheck, place, priced, basis, flavors)),
    })),
    totals: priced.totals,
    warnings: [...orderCheck.warnings],
    state: 1 as const,
    rowVersion: saved.row_version,
  })
}

function sourceOf({ application }: Actor): 'guide' | 'csp' | 'crp' {
  if (application === 'CRP') return 'crp'
  return application === 'CSP' ? 'csp' : 'guide'
}

function judge(
  ground: OrderGround,
  lines: readonly FilledLine[],
  order: OrderToSave,
  known: KnownPoint | undefined,
): Saved<JudgedOrder> {
  if (lines.length === 0) return refuse('nothing-to-order', { at: 'lines' })
  const { basis, settings } = ground
  const { receiver, isExpress, oneTimePatientFee } = order
  const to = receiverOfOrder(ground.where, receiver, known)
  if (!to.ok) return to

  const wished = receiver.deliveryDate === null ? null : Temporal.PlainDate.from(receiver.deliveryDate)
  const orderCheck = checkOrder(ground, lines, ground.flavors.orderableOf, { isExpress, wished, ...to.value })
  // A line that cannot be ordered may be kept in a draft; what was typed wrongly may not.
  const block = firstBlock(orderCheck, (name) => name !== 'line-unavailable' && name !== 'quantity-zero')
  if (block) return refusalOfLine(block.name, block.line)
  if (isExpress) {
    const express = checkExpress(orderCheck, basis.express_order_allowed)
    if (!express.ok) return express
  }
  if (wished && orderCheck.earliest) {
    const { earliest } = orderCheck
    const fits = wishedDate(wished, { today: ground.today, earliest, holidays: new Set(settings.holidays) })
    if (!fits.ok) return fits
  }
  const { deliveryMethodCode } = receiver
  const priced = priceOrder(basis, ground.payers, lines, { deliveryMethodCode, isExpress, oneTimePatientFee })
  if (!priced.oneTimeFee.ok) return priced.oneTimeFee
  return agree({ orderCheck, priced, to: to.value })
}

/** Nobody confirms on a day that has not come. */
function confirmedBy(today: Temporal.PlainDate, on: string | null): string | null {
  return on !== null && on > today.toString() ? today.toString() : on
}
