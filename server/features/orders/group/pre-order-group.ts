import { preOrderGroup as contract } from '@omsorg/contract/orders/group/pre-order-group.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readPlaceCart, type PlaceCartItem } from '../../product-selection/index.ts'
import { groupDraftOf } from '../placing/draft-views.ts'
import { readBegunOfPlace } from '../proposal/order-again.ts'
import { readOrderedBefore } from '../proposal/ordered-before.sql.ts'
import { usualReceiverOfPlace } from '../proposal/place-receiver.ts'
import {
  deliveryDaysOf,
  deliveryMethodsOf,
  orderRulesOf,
  receiverBeforeOf,
  totalsInputsOf,
  warningsOf,
} from '../proposal/pre-order-facts.ts'
import { priceOrder } from '../placing/pricing.ts'
import { preOrderItemLineOf, proposeItems, type WantedItem } from '../proposal/proposed-items.ts'
import { readReceiverBefore } from '../proposal/receiver-before.sql.ts'
import type { TemplateLine } from '../proposal/template.sql.ts'
import { readGroundOfGroup, readGroupPlace } from './ground-of-group.ts'

const type = orderType.group

/** Proposes an order for the care place itself and stores nothing. */
export const preOrderGroup = handle(contract, async ({ params, query, actor, now, today, language, tx }) => {
  const { carePlaceId } = actor
  if (!carePlaceId) return refuse('place-not-chosen')
  if (params.carePlaceId.toLowerCase() !== carePlaceId) return notFound()
  const [place, begun, cart, last] = await Promise.all([
    readGroupPlace(tx, { actor, now, language, carePlaceId }),
    readBegunOfPlace(tx, query, { carePlaceId, type, actor, language }),
    readPlaceCart(tx, carePlaceId),
    readReceiverBefore(tx, { carePlaceId }),
  ])
  if (!place || begun.isMissing) return notFound()
  if (!place.ok) return place

  const { draft } = begun
  const wanted = begun.wanted ? wantedAgain(begun.wanted) : withDraft(cart.map(wantedOfCart), draft?.lines ?? [])
  const itemNumbers = wanted.map((each) => each.itemNumber)
  const [ground, before] = await Promise.all([
    readGroundOfGroup(tx, { actor, now }, place.value, itemNumbers),
    readOrderedBefore(tx, { carePlaceId }, itemNumbers, now),
  ])
  const { basis, settings } = ground
  const proposed = proposeItems(ground, null, wanted, before, { addressIsVerified: true })
  const receiver = usualReceiverOfPlace(basis, last)
  const priced = priceOrder(basis, [], proposed.orderCheck.lines, {
    deliveryMethodCode: receiver.deliveryMethodCode,
    isExpress: false,
    oneTimePatientFee: null,
  })
  return agree({
    carePlaceId: basis.care_place_id,
    carePlaceName: basis.care_place_name,
    receiver,
    receiverBefore: receiverBeforeOf(last, receiver, null),
    deliveryMethods: deliveryMethodsOf(basis),
    rules: orderRulesOf(basis, null),
    lines: proposed.proposals.map((_proposal, index) => preOrderItemLineOf(proposed, index, basis)),
    nothingToOrder: proposed.toSend.nothingToOrder,
    totals: priced.totals,
    totalsInputs: totalsInputsOf(basis, []),
    delivery: deliveryDaysOf(settings, today),
    warnings: warningsOf(proposed.toSend, priced),
    preliminaryOrderId: query.preliminaryOrderId ?? null,
    recreatedFrom: query.recreateCustomerOrderId ?? null,
    draft: draft && groupDraftOf(draft),
    today: today.toString(),
  })
})

/** What is selected and of which nothing is wanted yet begins at 0. */
function wantedOfCart({ item_number: itemNumber, packages, flavors }: PlaceCartItem): WantedItem {
  return { itemNumber, quantity: packages ?? 0, flavors }
}

/** An item that stands in a template twice is one line. */
function wantedAgain(lines: readonly TemplateLine[]): WantedItem[] {
  return [...Map.groupBy(lines, (line) => line.item_number)].map(([itemNumber, own]) => ({
    itemNumber,
    quantity: own.reduce((sum, line) => sum + line.quantity, 0),
    flavors: own.flatMap((line) => line.flavors),
  }))
}

/** What was begun of an item that has left the cart since is still to be seen. */
function withDraft(
  wanted: readonly WantedItem[],
  lines: readonly { readonly item_number: string }[],
): readonly WantedItem[] {
  const inCart = new Set(wanted.map((each) => each.itemNumber))
  const others = lines.filter((line) => !inCart.has(line.item_number))
  return [...wanted, ...others.map((line) => ({ itemNumber: line.item_number, quantity: 0, flavors: [] }))]
}
