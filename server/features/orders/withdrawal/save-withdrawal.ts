import { saveWithdrawal as contract } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { wishedDate } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { changing, savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import {
  checkExpress,
  firstBlock,
  checkOrder,
  refusalOfLine,
  type FilledLine,
  type LineRefusal,
} from '../placing/check-order.ts'
import type { RefusedLine } from '@omsorg/contract/orders/placing/line-refusals.ts'
import { lockDraft, lockOrder, saveDraft, type LockedOrder } from '../placing/drafts.sql.ts'
import { flavorsOfRows } from '../placing/flavors.ts'
import { lineViewOf } from '../order/line-view.ts'
import { contentOf, flavorsToSave } from '../placing/content-of-order.ts'
import { writeContent, writeFlavors } from '../placing/content.sql.ts'
import { holdRows, readOrderingContext, type OrderingContext } from '../../prescriptions/index.ts'
import { priceOrder } from '../placing/pricing.ts'
import { receiverOfOrder } from '../placing/receiver-of-order.ts'

type Input = InputOf<typeof contract>

export const saveWithdrawal = handle(contract, async ({ input, actor, now, language, tx }) => {
  if (!actor.carePlaceId) return refuse('place-not-chosen')
  const { careRecipientId, receiver, isExpress } = input
  const question = { careRecipientId, carePlaceId: actor.carePlaceId, actor, now, language }
  const [locked, context] = await Promise.all([
    lockOrderToReplace(tx, input, actor),
    readOrderingContext(tx, question, actor.market),
  ])
  if (!context) return refuse('recipient-not-found', { at: 'careRecipientId' })
  if (!context.gate.ok) return context.gate

  const draft = draftToReplace(locked, input, actor)
  if (!draft.ok) return draft
  const wished = receiver.deliveryDate === null ? null : Temporal.PlainDate.from(receiver.deliveryDate)
  // A draft may name a row that waits, and who prescribes may take that out in this very moment.
  const [flavors, held] = await Promise.all([
    flavorsOfRows(tx, context, context.rows),
    holdRows(
      tx,
      input.lines.map((line) => line.prescriptionRowId),
    ),
  ])
  const filled = fillLines(context, input.lines, actor, (row) => flavors.of(row) !== null)
  if (!filled.ok) return filled
  const lines = filled.value
  if (lines.length === 0) return refuse('nothing-to-order', { at: 'lines' })
  const gone = lines.find(({ row }) => !held.includes(row.record.id))
  if (gone) return refuse('row-not-found', { at: `lines[${gone.index}].prescriptionRowId` })

  const to = receiverOfOrder(context.basis, receiver)
  if (!to.ok) return to

  const orderCheck = checkOrder(context, lines, flavors.orderableOf, { isExpress, wished, ...to.value })
  // A line that cannot be ordered may be kept in a draft; what was typed wrongly may not.
  const block = firstBlock(orderCheck, (name) => name !== 'line-unavailable' && name !== 'quantity-zero')
  if (block) return refusalOfLine(block.name, block.line)
  if (isExpress) {
    const express = checkExpress(orderCheck, context.basis.express_order_allowed)
    if (!express.ok) return express
  }
  if (wished && orderCheck.earliest) {
    const fits = wishedDate(wished, orderCheck.earliest, new Set(context.settings.holidays))
    if (!fits.ok) return refuse('delivery-date-too-early', { at: 'receiver.deliveryDate' })
  }

  const choice = {
    deliveryMethodCode: receiver.deliveryMethodCode,
    isExpress,
    oneTimePatientFee: input.oneTimePatientFee,
  }
  const priced = priceOrder(context.basis, context.rows, lines, choice)
  if (!priced.oneTimeFee.ok) return priced.oneTimeFee
  const saved = await saveDraft(tx, {
    customerOrderId: draft.value,
    clientId: context.basis.client_id,
    carePlaceId: context.basis.care_place_id,
    market: context.basis.market,
    careRecipientId,
    userId: actor.doerId,
    onBehalfOf: actor.onBehalfOf,
    source: actor.application === 'CSP' ? 'csp' : 'guide',
    receiver: { ...receiver, ...to.value.phones },
    receiverAddress: to.value.columns,
    isExpress,
    oneTimePatientFee: input.oneTimePatientFee,
    contactConfirmedOn: confirmedBy(context.today, input.contactConfirmedOn),
    totals: priced.totals,
    now,
    savedUntil: now.add({ hours: 24 * savedOrdersAreKeptForDays }),
  })
  // Another window of the same person has made the draft in this very moment.
  if (!saved) return refuse('stale')
  const [orderIds] = await Promise.all([
    writeContent(tx, saved.id, contentOf(orderCheck, priced), null),
    writeFlavors(tx, saved.id, flavorsToSave(orderCheck)),
  ])

  return agree({
    customerOrderId: saved.id,
    orders: orderIds.map((orderId, index) => ({
      orderId,
      lines: (orderCheck.parts[index] ?? []).map((place) =>
        lineViewOf(orderCheck, place, priced, context.basis, flavors),
      ),
    })),
    totals: priced.totals,
    warnings: [...orderCheck.warnings],
    state: 1 as const,
    rowVersion: saved.row_version,
  })
})

/** Nobody confirms on a day that has not come. */
function confirmedBy(today: Temporal.PlainDate, on: string | null): string | null {
  return on !== null && on > today.toString() ? today.toString() : on
}

/** The draft that is named, or that the user has of the person. */
function lockOrderToReplace(tx: Transaction, { customerOrderId, careRecipientId }: Input, { doerId }: Actor) {
  return customerOrderId === undefined ? lockDraft(tx, doerId, careRecipientId) : lockOrder(tx, customerOrderId)
}

/** The draft that this save replaces; null for a first one. */
function draftToReplace(
  order: LockedOrder | undefined,
  input: Input,
  actor: Actor,
): Outcome<number | null, 'order-not-found' | 'order-already-placed' | 'stale'> {
  if (!order && input.customerOrderId === undefined) return agree(null)
  const isOwn = order?.created_by === actor.doerId && order.care_recipient_id === input.careRecipientId
  if (!order || !isOwn) return refuse('order-not-found', { at: 'customerOrderId' })
  const change = changing({
    ...order,
    erpStatus: null,
    handOverHasNotBegun: true,
    cancelAsked: false,
    cancelRefused: false,
  })
  if (!change.ok) return change
  if (input.rowVersion !== undefined && order.row_version !== input.rowVersion) return refuse('stale')
  return agree(order.id)
}

/**
 * The lines beside their rows. A line left at 0 is dropped, unless it was set aside and so stays in sight (O-C8); so are
 * flavours of an item that has none to choose from.
 */
function fillLines(
  context: OrderingContext,
  sent: Input['lines'],
  actor: Actor,
  hasFlavors: (row: FilledLine['row']) => boolean,
):
  | Outcome<FilledLine[], 'row-not-found' | 'row-twice' | 'item-not-of-row' | 'not-your-area'>
  | Refused<LineRefusal, RefusedLine> {
  const lines: FilledLine[] = []
  for (const [index, line] of sent.entries()) {
    const row = context.rows.find((each) => each.record.id === line.prescriptionRowId)
    const at = `lines[${index}].prescriptionRowId`
    if (!row) return refuse('row-not-found', { at })
    if (lines.some((each) => each.row === row)) return refuse('row-twice', { at })
    if (row.record.item_number !== line.itemNumber)
      return refuse('item-not-of-row', { at: `lines[${index}].itemNumber` })
    const quantity = line.setAside ? Math.max(1, line.quantity) : line.quantity
    if (quantity === 0) continue
    const isForeign = !actor.mayIn('OrderWrite', row.record.therapy_area)
    if (isForeign && !line.setAside) return refuse('not-your-area', { at })
    const flavors = hasFlavors(row) ? line.flavors : []
    const isTwice = new Set(flavors.map((each) => each.itemNumber)).size < flavors.length
    const filled = { row, quantity, flavors, setAside: line.setAside, index }
    if (isTwice) return refusalOfLine('flavors-do-not-sum', filled)
    lines.push(filled)
  }
  return agree(lines)
}
