import { preOrderHomeDelivery as contract } from '@omsorg/contract/orders/home-delivery/pre-order-home-delivery.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readSelectedItems } from '../../product-selection/index.ts'
import type { OrderRecord } from '../order/order-view.sql.ts'
import { homeDeliveryDraftOf } from '../placing/draft-views.ts'
import { payerOf } from '../placing/ground.ts'
import { readOrderedBefore } from '../proposal/ordered-before.sql.ts'
import { readBegunForPerson, proposalForPerson } from '../proposal/order-for-person.ts'
import { typedFeeInputsOf, usualAddressIsVerified } from '../proposal/pre-order-facts.ts'
import { preOrderItemLineOf, proposeItems, type WantedItem } from '../proposal/proposed-items.ts'
import { prescribedItems, readGroundOfHomeDelivery, readPersonToDeliverTo } from './ground-of-home-delivery.ts'

const type = orderType['home-delivery']

/** Proposes a home delivery of what is selected for a person and not prescribed, and stores nothing. */
export function preOrderHomeDelivery(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ params, query, actor, now, today, language, tx }) => {
    const { carePlaceId } = actor
    if (!carePlaceId) return refuse('place-not-chosen')
    const { careRecipientId } = params
    const asked = { careRecipientId, actor, language }
    const [person, begun, selected] = await Promise.all([
      readPersonToDeliverTo(tx, { ...asked, now, carePlaceId }),
      readBegunForPerson(tx, { ...asked, ...query, type, today }),
      readSelectedItems(tx, careRecipientId),
    ])
    if (!person) return notFound()
    if (!person.ok) return person
    if (begun.isMissing) return notFound()

    const context = person.value
    const { basis } = context
    const { recreated, draft } = begun
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
    const patientFees = typedFeeInputsOf(payerOf(context))
    return agree({
      ...proposalForPerson(context, begun, { ...proposed, patientFees }, seal),
      lines: proposed.proposals.map((_proposal, place) => preOrderItemLineOf(proposed, place, basis)),
      prescribed: selected.flatMap((itemNumber) => {
        const prescriptionRowId = prescribed.get(itemNumber)
        const item = ground.itemOf({ careRecipientId, prescriptionRowId: null, itemNumber })
        if (prescriptionRowId === undefined || !item) return []
        return [{ itemNumber, name: item.record.product_name, prescriptionRowId }]
      }),
      draft: draft && homeDeliveryDraftOf(draft),
    })
  })
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
