import { preOrderHomeDelivery as contract } from '@omsorg/contract/orders/home-delivery/pre-order-home-delivery.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrderedToday, viewOfPerson } from '../../care-recipients/index.ts'
import { readSelectedItems } from '../../product-selection/index.ts'
import { readOrder, type OrderRecord } from '../order/order-view.sql.ts'
import { mayBeRead } from '../order/order-view.ts'
import { homeDeliveryDraftOf } from '../placing/draft-views.ts'
import { draftIdOf } from '../placing/drafts.sql.ts'
import { payerOf } from '../placing/ground.ts'
import { readOrderedBefore } from '../proposal/ordered-before.sql.ts'
import {
  addressesOf,
  deliveryDaysOf,
  deliveryMethodsOf,
  orderRulesOf,
  receiverBeforeOf,
  totalsInputsOf,
  typedFeeInputsOf,
  usualAddressIsVerified,
  usualReceiver,
  warningsOf,
} from '../proposal/pre-order-facts.ts'
import { priceOrder } from '../placing/pricing.ts'
import { preOrderItemLineOf, proposeItems, type WantedItem } from '../proposal/proposed-items.ts'
import { readReceiverBefore } from '../proposal/receiver-before.sql.ts'
import { prescribedItems, readGroundOfHomeDelivery, readPersonToDeliverTo } from './ground-of-home-delivery.ts'

const type = orderType['home-delivery']

/** Proposes a home delivery of what is selected for a person and not prescribed, and stores nothing. */
export function preOrderHomeDelivery(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ params, query, actor, now, today, language, tx }) => {
    const { carePlaceId } = actor
    if (!carePlaceId) return refuse('place-not-chosen')
    const { careRecipientId } = params
    const asked = { careRecipientId, actor, language }
    const { timeZone } = marketOf(actor.market)
    const [person, recreated, draft, selected, ordered, last] = await Promise.all([
      readPersonToDeliverTo(tx, { ...asked, now, carePlaceId }),
      orderOf(tx, query.recreateCustomerOrderId ?? null, asked),
      draftOf(tx, asked),
      readSelectedItems(tx, careRecipientId),
      readOrderedToday(tx, [careRecipientId], { today, timeZone }),
      readReceiverBefore(tx, { careRecipientId }),
    ])
    if (!person) return notFound()
    if (!person.ok) return person
    if (query.recreateCustomerOrderId !== undefined && !recreated) return notFound()

    const context = person.value
    const { basis, settings } = context
    const prescribed = prescribedItems(context)
    const chosen = selected.filter((itemNumber) => !prescribed.has(itemNumber))
    const wanted = recreated ? wantedAgain(recreated) : asUsual(chosen, draft)
    // The names of what is prescribed are asked for with the rest.
    const itemNumbers = [...wanted.map((each) => each.itemNumber), ...selected]
    const [ground, before] = await Promise.all([
      readGroundOfHomeDelivery(tx, actor, context, itemNumbers),
      readOrderedBefore(tx, { careRecipientId }, itemNumbers, now),
    ])
    const addressIsVerified = usualAddressIsVerified(basis)
    const proposed = proposeItems(ground, careRecipientId, wanted, before, { addressIsVerified })
    const payer = payerOf(context)
    const receiver = usualReceiver(basis, last)
    const choice = { deliveryMethodCode: receiver.deliveryMethodCode, isExpress: false, oneTimePatientFee: null }
    const priced = priceOrder(basis, [payer], proposed.orderCheck.lines, choice)
    return agree({
      careRecipient: viewOfPerson(basis, seal),
      receiver,
      receiverBefore: receiverBeforeOf(last, receiver, basis.protected_kind),
      addresses: addressesOf(basis),
      deliveryMethods: deliveryMethodsOf(basis),
      rules: orderRulesOf(basis, payer),
      lines: proposed.proposals.map((_proposal, place) => preOrderItemLineOf(proposed, place, basis)),
      prescribed: selected.flatMap((itemNumber) => {
        const prescriptionRowId = prescribed.get(itemNumber)
        const item = ground.itemOf({ careRecipientId, prescriptionRowId: null, itemNumber })
        if (prescriptionRowId === undefined || !item) return []
        return [{ itemNumber, name: item.record.product_name, prescriptionRowId }]
      }),
      nothingToOrder: proposed.toSend.checked.nothingToOrder,
      totals: priced.totals,
      totalsInputs: totalsInputsOf(basis, typedFeeInputsOf(payer)),
      delivery: deliveryDaysOf(settings, today),
      warnings: warningsOf(proposed.toSend, priced),
      orderedToday: ordered.get(careRecipientId) ?? null,
      recreatedFrom: recreated?.customer_order_id ?? null,
      draft: draft && homeDeliveryDraftOf(draft),
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

async function draftOf(tx: Transaction, asked: Asked): Promise<OrderRecord | null> {
  const { careRecipientId, actor } = asked
  return orderOf(tx, await draftIdOf(tx, { userId: actor.doerId, type, careRecipientId }), asked)
}

function wantedAgain({ lines }: OrderRecord): WantedItem[] {
  return [...Map.groupBy(lines, (line) => line.item_number)].map(([itemNumber, own]) => ({
    itemNumber,
    quantity: own.reduce((sum, line) => sum + line.quantity, 0),
    flavors: own.flatMap((line) => line.flavors),
  }))
}

/** What is selected, as usual; what was begun of an item that is selected no more is still to be seen. */
function asUsual(chosen: readonly string[], draft: OrderRecord | null): WantedItem[] {
  const others = (draft?.lines ?? []).filter((line) => !chosen.includes(line.item_number))
  return [
    ...chosen.map((itemNumber) => ({ itemNumber, quantity: null, flavors: [] })),
    ...others.map((line) => ({ itemNumber: line.item_number, quantity: 0, flavors: [] })),
  ]
}
