import { confirmOrder as contract } from '@omsorg/contract/orders/confirm.ts'
import { changing } from '@omsorg/domain/orders/order-transitions.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { handle } from '../../platform/handle.ts'
import { lockRows, settleRows } from '../prescriptions/index.ts'
import { firstBlock, judgeOrder, refusalOfLine, type FilledLine, type JudgedOrder } from './check-order.ts'
import { lockOrder, readSavedLines, replaceLines, updateSums, type LockedOrder, type SavedLine } from './drafts.sql.ts'
import { flavorsOfRows } from './flavors.ts'
import { handOverJob, jobKeyOfPart } from './job-names.ts'
import { lineViewOf } from './line-view.ts'
import { linesToSave } from './lines-to-save.ts'
import { readOrderingContext, type OrderingContext } from './ordering-context.ts'
import { partsOf } from './parts-of-order.ts'
import { markOrdered, writeParts } from './placement.sql.ts'
import { priceOrder, type PricedOrder } from './pricing.ts'

/**
 * Places a saved order. The order and the rows it draws from are locked first, so of many who place at once each sees what
 * the one before has drawn; the hand-over to the ERP is a job of the same transaction and happens exactly when it commits.
 */
export const confirmOrder = handle(contract, async ({ input, actor, now, language, tx, jobs }) => {
  const order = await lockOrder(tx, input.customerOrderId)
  const mayPlace = mayBePlacedBy(order, actor, input.rowVersion)
  if (!mayPlace.ok) return mayPlace
  const { id, careRecipientId, carePlaceId } = mayPlace.value

  const saved = await readSavedLines(tx, id)
  await lockRows(
    tx,
    saved.map((line) => line.prescription_row_id),
  )
  const question = { careRecipientId, carePlaceId, actor, now, language }
  const context = await readOrderingContext(tx, question, actor.market)
  if (!context) return refuse('order-not-found', { at: 'customerOrderId' })
  if (!context.gate.ok) return context.gate

  const filled = beside(context, saved)
  const lines = filled.value
  const foreign = lines.find((line) => !line.setAside && !actor.mayIn('OrderWrite', line.row.record.therapy_area))
  if (foreign) return refuse('not-your-area', { at: `lines[${foreign.index}].itemNumber` })
  const flavors = await flavorsOfRows(tx, context.basis.market, context.rows)
  const addressIsVerified = isStoredAddress(context, mayPlace.value)
  const wished = mayPlace.value.delivery_date === null ? null : Temporal.PlainDate.from(mayPlace.value.delivery_date)
  const choice = { isExpress: mayPlace.value.is_express, addressIsVerified, wished }
  const judged = judgeOrder(context, lines, flavors.orderableOf, choice)
  const block = firstBlock(judged, () => true)
  if (block) return refusalOfLine(block.name, block.line)
  if (filled.missing || judged.checked.nothingToOrder) return refuse('nothing-to-order', { at: 'lines' })
  const method = context.basis.delivery_methods.find((each) => each.code === mayPlace.value.delivery_method_code)
  if (!method) return refuse('delivery-method-not-found', { at: 'receiver.deliveryMethodCode' })

  const priced = priceOrder(context.basis, context.rows, lines, {
    deliveryMethodCode: method.code,
    isExpress: choice.isExpress,
    oneTimePatientFee: mayPlace.value.one_time_patient_fee,
  })
  const changedPrice = lines.some((line, place) => !line.setAside && line.row.record.price !== saved[place]?.price)
  if (changedPrice && !input.acceptPrices) {
    const views = lines.map((_line, place) => lineViewOf(judged, place, priced, context.basis, flavors))
    return refuse('price-changed', { detail: { rowVersion: input.rowVersion, lines: views, totals: priced.totals } })
  }
  const hasWarnings = judged.warnings.length > 0 || judged.lineWarnings.some((each) => each.length > 0)
  if (hasWarnings && !input.acceptWarnings) return refuse('warnings-not-accepted', { at: 'acceptWarnings' })

  const orderIds = await place(tx, { order: mayPlace.value, wished, context, judged, priced, actor, now })
  if (!orderIds.ok) return orderIds
  for (const orderId of orderIds.value) {
    await jobs.add(handOverJob, { orderId }, { jobKey: jobKeyOfPart(orderId) })
  }
  return agree({
    customerOrderId: id,
    orderIds: orderIds.value,
    state: 2 as const,
    erpOrderStatus: 1 as const,
    totals: priced.totals,
  })
})

interface OrderToPlace extends LockedOrder {
  readonly careRecipientId: number
  readonly carePlaceId: string
}

/** An order is placed by whoever saved it: what one nurse has begun is not shown to the next. */
function mayBePlacedBy(
  order: LockedOrder | undefined,
  actor: Actor,
  rowVersion: number,
): Outcome<OrderToPlace, 'order-not-found' | 'order-already-placed' | 'stale'> {
  const isInReach = order && order.created_by === actor.doerId && actor.may('CareRecipientRead')
  if (!isInReach || order.care_recipient_id === null) return refuse('order-not-found', { at: 'customerOrderId' })
  const change = changing({
    ...order,
    erpStatus: null,
    handOverHasNotBegun: true,
    cancelAsked: false,
    cancelRefused: false,
  })
  if (!change.ok) return change
  if (order.row_version !== rowVersion) return refuse('stale')
  return agree({ ...order, careRecipientId: order.care_recipient_id, carePlaceId: order.care_place_id })
}

/** The saved lines beside their rows; `missing` when a row is no longer there to draw from. */
function beside(context: OrderingContext, saved: readonly SavedLine[]): { value: FilledLine[]; missing: boolean } {
  const value = saved.flatMap((line, index) => {
    const row = context.rows.find((each) => each.record.id === line.prescription_row_id)
    return row ? [{ row, quantity: line.quantity, flavors: line.flavors, setAside: line.set_aside, index }] : []
  })
  return { value, missing: value.length < saved.length }
}

function isStoredAddress({ basis }: OrderingContext, order: LockedOrder): boolean {
  if (basis.protected_kind !== null || order.receiver_street === basis.place_address?.street) return true
  return basis.addresses.some((address) => address.street === order.receiver_street && address.isVerified)
}

interface Placing {
  readonly order: OrderToPlace
  readonly wished: Temporal.PlainDate | null
  readonly context: OrderingContext
  readonly judged: JudgedOrder
  readonly priced: PricedOrder
  readonly actor: Actor
  readonly now: Temporal.Instant
}

async function place(
  tx: Transaction,
  { order, wished, context, judged, priced, actor, now }: Placing,
): Promise<Outcome<number[], 'delivery-date-too-early'>> {
  const { earliest } = judged
  if (wished && earliest && Temporal.PlainDate.compare(wished, earliest) < 0) {
    return refuse('delivery-date-too-early', { at: 'receiver.deliveryDate' })
  }
  await replaceLines(tx, order.id, linesToSave(judged.lines, priced))
  await updateSums(tx, order.id, priced)
  const orderIds = await writeParts(tx, order.id, partsOf(judged))
  await markOrdered(tx, {
    customerOrderId: order.id,
    userId: actor.doerId,
    onBehalfOf: actor.onBehalfOf,
    customerNumber: judged.lines.find((line) => !line.setAside)?.row.record.customer_number ?? null,
    isPreorder: wished !== null && earliest !== null && !wished.equals(earliest),
    deliveryDate: wished?.toString() ?? null,
    now,
  })
  const question = {
    careRecipientId: order.careRecipientId,
    carePlaceId: order.carePlaceId,
    actor,
    now,
    language: 'en',
  }
  const after = await readOrderingContext(tx, question, context.basis.market)
  if (after) await settleRows(tx, after.rows, context.today, now)
  return agree(orderIds)
}
