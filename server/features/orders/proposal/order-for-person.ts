import type { TotalsInputs } from '@omsorg/contract/orders/placing/totals.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import type { OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readOrderedToday, viewOfPerson } from '../../care-recipients/index.ts'
import type { OrderingContext } from '../../prescriptions/index.ts'
import { readOrder, type OrderRecord } from '../order/order-view.sql.ts'
import { mayBeRead } from '../order/order-view.ts'
import type { ProposedCheck } from '../placing/check-order.ts'
import { draftIdOf } from '../placing/drafts.sql.ts'
import { payerOf } from '../placing/ground.ts'
import { priceOrder } from '../placing/pricing.ts'
import {
  addressesOf,
  deliveryDaysOf,
  deliveryMethodsOf,
  orderRulesOf,
  receiverBeforeOf,
  totalsInputsOf,
  usualReceiver,
  warningsOf,
} from './pre-order-facts.ts'
import { readReceiverBefore } from './receiver-before.sql.ts'

interface OfPerson {
  readonly careRecipientId: number
  readonly type: OrderType
  readonly actor: Actor
  readonly language: string
  readonly today: Temporal.PlainDate
  readonly recreateCustomerOrderId?: number | undefined
}

/** What an order for a person begins with beside what she may get. */
export type BegunForPerson = Awaited<ReturnType<typeof readBegunForPerson>>

export async function readBegunForPerson(tx: Transaction, of: OfPerson) {
  const { careRecipientId, type, actor, today, recreateCustomerOrderId } = of
  const { timeZone } = marketOf(actor.market)
  const [recreated, draft, ordered, last] = await Promise.all([
    recreateCustomerOrderId === undefined ? null : orderOf(tx, recreateCustomerOrderId, of),
    draftIdOf(tx, { userId: actor.doerId, type, careRecipientId }).then((id) =>
      id === null ? null : orderOf(tx, id, of),
    ),
    readOrderedToday(tx, [careRecipientId], { today, timeZone }),
    readReceiverBefore(tx, { careRecipientId }),
  ])
  return {
    recreated,
    draft,
    last,
    orderedToday: ordered.get(careRecipientId) ?? null,
    /** An order to make again was named, and is not there. */
    isMissing: recreateCustomerOrderId !== undefined && !recreated,
  }
}

/** An order of this very person that the actor may read, or null. */
async function orderOf(
  tx: Transaction,
  id: number,
  { careRecipientId, actor, language }: OfPerson,
): Promise<OrderRecord | null> {
  const order = await readOrder(tx, id, language)
  return mayBeRead(order, actor) && order.care_recipient_id === careRecipientId ? order : null
}

interface Proposed extends ProposedCheck {
  readonly patientFees: TotalsInputs['patientFees']
}

/** What such an order is proposed with, whatever its lines are of. */
export function proposalForPerson(
  { basis, rows, settings, today }: OrderingContext,
  { recreated, last, orderedToday }: BegunForPerson,
  { orderCheck, toSend, patientFees }: Proposed,
  seal: Seal,
) {
  const payer = payerOf({ basis, rows })
  const receiver = usualReceiver(basis, last)
  const choice = { deliveryMethodCode: receiver.deliveryMethodCode, isExpress: false, oneTimePatientFee: null }
  const priced = priceOrder(basis, [payer], orderCheck.lines, choice)
  return {
    careRecipient: viewOfPerson(basis, seal),
    receiver,
    receiverBefore: receiverBeforeOf(last, receiver, basis.protected_kind),
    addresses: addressesOf(basis),
    deliveryMethods: deliveryMethodsOf(basis),
    rules: orderRulesOf(basis, payer),
    nothingToOrder: toSend.nothingToOrder,
    totals: priced.totals,
    totalsInputs: totalsInputsOf(basis, patientFees),
    delivery: deliveryDaysOf(settings, today),
    warnings: warningsOf(toSend, priced),
    orderedToday,
    recreatedFrom: recreated?.customer_order_id ?? null,
    today: today.toString(),
  }
}
