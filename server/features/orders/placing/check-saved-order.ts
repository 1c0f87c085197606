import type { LineView } from '@omsorg/contract/orders/placing/line.ts'
import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { RefusedLine } from '@omsorg/contract/orders/placing/line-refusals.ts'
import {
  checkExpress,
  firstBlock,
  checkOrder,
  refusalOfLine,
  type FilledLine,
  type OrderCheck,
  type LineRefusal,
} from './check-order.ts'
import type { LockedOrder, SavedLine } from './drafts.sql.ts'
import type { Flavors } from './flavors.ts'
import { lineViewOf } from '../order/line-view.ts'
import type { OrderingContext } from '../../prescriptions/index.ts'
import type { ReceiverRefusal } from './receiver-of-order.ts'
import { checkSavedReceiver } from './saved-receiver.ts'
import { priceOrder, type PricedOrder } from './pricing.ts'

export interface OrderToPlace extends LockedOrder {
  readonly careRecipientId: number
  readonly carePlaceId: string
  /** The day that was wished for; null = as early as can be. */
  readonly wished: Temporal.PlainDate | null
}

/** A saved order as it stands at the moment of placing it. */
export interface CheckedSavedOrder {
  readonly orderCheck: OrderCheck
  readonly priced: PricedOrder
  readonly priceHasChanged: boolean
  readonly hasWarnings: boolean
  lineViews(): LineView[]
}

export type SavedOrderRefusal =
  | 'not-your-area'
  | 'nothing-to-order'
  | ReceiverRefusal
  | 'recipient-protected'
  | 'delivery-date-too-early'
  | 'express-not-allowed'
  | 'one-time-fee-not-allowed'
  | 'one-time-fee-too-high'

/** Asks every rule of the lines again: what became bad since the order was saved is refused by name (rules 3.19). */
export function checkSavedOrder(
  context: OrderingContext,
  order: OrderToPlace,
  saved: readonly SavedLine[],
  flavors: Flavors,
  actor: Actor,
): Outcome<CheckedSavedOrder, SavedOrderRefusal> | Refused<LineRefusal | 'express-not-in-stock', RefusedLine> {
  const lines = linesOf(context, saved)
  const foreign = lines.find((line) => !line.setAside && !actor.mayIn('OrderWrite', line.row.record.therapy_area))
  if (foreign) return refuse('not-your-area', { at: `lines[${foreign.index}].itemNumber` })

  const to = checkSavedReceiver(context.basis, order)
  if (!to.ok) return to
  const orderCheck = checkOrder(context, lines, flavors.orderableOf, {
    isExpress: order.is_express,
    addressIsVerified: to.value.addressIsVerified,
    wished: order.wished,
  })
  const block = firstBlock(orderCheck, () => true)
  if (block) return refusalOfLine(block.name, block.line)
  // A row that is no longer there cannot be drawn from, and nothing is left out in silence.
  const isWhole = lines.length === saved.length
  if (!isWhole || orderCheck.checked.nothingToOrder) return refuse('nothing-to-order', { at: 'lines' })

  if (order.is_express) {
    const express = checkExpress(orderCheck, context.basis.express_order_allowed)
    if (!express.ok) return express
  }
  const isTooEarly = order.wished && orderCheck.earliest && !isOnOrBefore(orderCheck.earliest, order.wished)
  if (isTooEarly) return refuse('delivery-date-too-early', { at: 'receiver.deliveryDate' })

  const priced = priceOrder(context.basis, context.rows, lines, {
    deliveryMethodCode: order.delivery_method_code,
    isExpress: order.is_express,
    oneTimePatientFee: order.one_time_patient_fee,
  })
  if (!priced.oneTimeFee.ok) return priced.oneTimeFee
  return agree({
    orderCheck,
    priced,
    priceHasChanged: lines.some((line, place) => !line.setAside && line.row.record.price !== saved[place]?.price),
    hasWarnings: orderCheck.warnings.length > 0 || orderCheck.lineWarnings.some((each) => each.length > 0),
    lineViews: () => lines.map((_line, place) => lineViewOf(orderCheck, place, priced, context.basis, flavors)),
  })
}

function linesOf(context: OrderingContext, saved: readonly SavedLine[]): FilledLine[] {
  return saved.flatMap((line, index) => {
    const row = context.rows.find((each) => each.record.id === line.prescription_row_id)
    return row ? [{ row, quantity: line.quantity, flavors: line.flavors, setAside: line.set_aside, index }] : []
  })
}
