import { preOrderWithdrawal as contract } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { mostUrgent } from '@omsorg/domain/orders/supply/suggestion.ts'
import { setAsideFromStart } from '@omsorg/domain/orders/placing/set-aside.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrderedToday, viewOfPerson } from '../../care-recipients/index.ts'
import { suggestionViewOf, waysOnOf } from '../../prescriptions/index.ts'
import { withdrawalDraftOf } from '../placing/draft-views.ts'
import { checkOrder } from '../placing/check-order.ts'
import { draftIdOf } from '../placing/drafts.sql.ts'
import { readFlavorsOf } from '../placing/flavors.ts'
import { payerOf } from '../placing/ground.ts'
import { lastFlavorsOf } from './last-flavors.ts'
import { readOrder, type OrderRecord } from '../order/order-view.sql.ts'
import { mayBeRead } from '../order/order-view.ts'
import { readOrderingContext, type OrderingContext } from '../../prescriptions/index.ts'
import {
  addressesOf,
  deliveryDaysOf,
  deliveryMethodsOf,
  orderRulesOf,
  patientFeeInputsOf,
  receiverBeforeOf,
  totalsInputsOf,
  usualAddressIsVerified,
  usualReceiver,
  warningsOf,
} from '../proposal/pre-order-facts.ts'
import { readReceiverBefore } from '../proposal/receiver-before.sql.ts'
import { priceOrder } from '../placing/pricing.ts'
import { preOrderLineOf, proposedQuantity, proposedSplit, rowsToPropose } from './proposed-lines.ts'

const type = orderType['home-delivery-from-prescription']

/** Proposes a withdrawal and stores nothing. */
export function preOrderWithdrawal(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ params, query, actor, now, today, language, tx }) => {
    if (!actor.carePlaceId) return refuse('place-not-chosen')
    const { careRecipientId } = params
    const question = { careRecipientId, carePlaceId: actor.carePlaceId, actor, now, language }
    const { timeZone } = marketOf(actor.market)
    const [context, recreated, draft, ordered, before] = await Promise.all([
      readOrderingContext(tx, question, actor.market),
      orderOf(tx, query.recreateCustomerOrderId ?? null, { careRecipientId, actor, language }),
      draftOf(tx, { careRecipientId, actor, language }),
      readOrderedToday(tx, [careRecipientId], { today, timeZone }),
      readReceiverBefore(tx, { careRecipientId }),
    ])
    if (!context) return notFound()
    if (!context.gate.ok) return context.gate
    if (query.recreateCustomerOrderId !== undefined && !recreated) return notFound()

    const { basis, settings } = context
    const payer = payerOf(context)
    const proposed = await propose(tx, context, { actor, recreated })
    const { orderCheck, proposals } = proposed
    const receiver = usualReceiver(basis, before)
    const choice = { deliveryMethodCode: receiver.deliveryMethodCode, isExpress: false, oneTimePatientFee: null }
    const priced = priceOrder(basis, [payer], orderCheck.lines, choice)
    const urgent = mostUrgent(proposals.map(({ row }) => ({ ...row.suggestion, row })))
    return agree({
      careRecipient: viewOfPerson(basis, seal),
      receiver,
      receiverBefore: receiverBeforeOf(before, receiver, basis.protected_kind),
      addresses: addressesOf(basis),
      deliveryMethods: deliveryMethodsOf(basis),
      rules: orderRulesOf(basis, payer),
      lines: proposals.map((proposal, place) => preOrderLineOf(orderCheck, place, proposal, basis)),
      nothingToOrder: proposed.toSend.checked.nothingToOrder,
      totals: priced.totals,
      totalsInputs: totalsInputsOf(basis, patientFeeInputsOf(payer)),
      delivery: deliveryDaysOf(settings, today),
      suggestion: urgent && suggestionViewOf(urgent.row),
      warnings: warningsOf(proposed.toSend, priced),
      orderedToday: ordered.get(careRecipientId) ?? null,
      recreatedFrom: recreated?.customer_order_id ?? null,
      draft: draft && withdrawalDraftOf(draft),
      today: today.toString(),
    })
  })
}

interface Asked {
  readonly careRecipientId: number
  readonly actor: Actor
  readonly language: string
}

/** An order of this very person that the actor may read, or null. */
async function orderOf(
  tx: Transaction,
  id: number | null,
  { careRecipientId, actor, language }: Asked,
): Promise<OrderRecord | null> {
  if (id === null) return null
  const order = await readOrder(tx, id, language)
  return mayBeRead(order, actor) && order.care_recipient_id === careRecipientId ? order : null
}

/** What the actor has begun for this person, or null. */
async function draftOf(tx: Transaction, asked: Asked): Promise<OrderRecord | null> {
  return orderOf(
    tx,
    await draftIdOf(tx, { userId: asked.actor.doerId, type, careRecipientId: asked.careRecipientId }),
    asked,
  )
}

interface Proposing {
  readonly actor: Actor
  readonly recreated: OrderRecord | null
}

/**
 * The lines to begin with: all of them judged for their own sake, and those that can go as the order they would be. What
 * cannot go stands set aside from the start (rules 3.19).
 */
async function propose(tx: Transaction, context: OrderingContext, { actor, recreated }: Proposing) {
  const rows = rowsToPropose(context.rows, context.today)
  const [flavors, last] = await Promise.all([readFlavorsOf(tx, context, rows), lastFlavorsOf(tx, rows)])
  const viewer = { actor, today: context.today }
  const proposals = rows.map((row) => {
    const quantity = proposedQuantity(row, recreated)
    const split = proposedSplit(row, quantity, flavors, last)
    const aside = setAsideFromStart({
      unavailability: row.unavailability,
      quantity,
      flavorPackages: flavors.of(row) && split.map(({ packages }) => packages),
      prescriptionStatus: row.record.prescription_status,
      ...waysOnOf(row, viewer, context.settings.additions_allowed),
    })
    return { row, quantity, split, aside }
  })
  const lines = proposals.map(({ row, quantity, split, aside }, index) => ({
    item: row,
    quantity,
    flavors: split,
    setAside: aside !== null,
    at: `lines[${index}]`,
  }))
  const choice = { isExpress: false, addressIsVerified: usualAddressIsVerified(context.basis), wished: null }
  const check = (some: typeof lines) => checkOrder(context, some, flavors.orderableOf, choice)
  return {
    proposals,
    orderCheck: check(lines),
    toSend: check(lines.filter((line) => line.quantity > 0 && !line.setAside)),
  }
}
