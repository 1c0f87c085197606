import { noticesOf } from '@omsorg/domain/orders/placing/item-status.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readItemOffers, type ItemOffer, type OffersQuestion } from '../../products/index.ts'
import type { Orderable } from './orderable.ts'

interface ItemsQuestion extends OffersQuestion {
  readonly itemNumbers: readonly string[]
  readonly mayOrderIn: (area: TherapyArea) => boolean
  /** What else stops an item, without a code of its own. */
  readonly isStopped: (offer: ItemOffer) => boolean
}

/** Items that are on no prescription, as they may be ordered here and now; one that does not exist is left out. */
export async function readItemsToOrder(
  tx: Transaction,
  { mayOrderIn, isStopped, ...question }: ItemsQuestion,
): Promise<ReadonlyMap<string, Orderable>> {
  const offers = question.itemNumbers.length > 0 ? await readItemOffers(tx, question) : new Map<string, ItemOffer>()
  const stopped = (offer: ItemOffer) => {
    if (isStopped(offer)) return unavailabilityCode.unknownReason
    return mayOrderIn(offer.therapyArea) ? null : unavailabilityCode.mayNotOrderInArea
  }
  return new Map(
    [...offers].map(([itemNumber, offer]) => [
      itemNumber,
      itemOf(offer, question.careRecipientId ?? null, offer.unavailabilityCode ?? stopped(offer)),
    ]),
  )
}

function itemOf(
  offer: ItemOffer,
  careRecipientId: number | null,
  unavailability: Orderable['unavailability'],
): Orderable {
  const { itemStatus, stockStatus, active: isActive } = offer
  return {
    record: {
      id: null,
      prescription_id: null,
      care_recipient_id: careRecipientId,
      packages_per_withdrawal: null,
      product_id: offer.productId,
      item_number: offer.itemNumber,
      product_name: offer.name,
      shape: offer.shape,
      unit: offer.unit,
      therapy_area: offer.therapyArea,
      product_group_number: offer.productGroupNumber,
      item_status: itemStatus,
      stock_status: stockStatus,
      delayed_until: offer.delayedUntil,
      items_per_package: offer.itemsPerPackage,
      row_items_per_package: offer.itemsPerPackage || 1,
      price: offer.price,
      vat_rate: (offer.vatRate / 100).toFixed(2),
      customer_number: offer.customerNumber,
    },
    standing: null,
    interval: null,
    tooEarly: false,
    dailyUse: null,
    notices: noticesOf({ itemStatus, stockStatus, isActive }),
    unavailability,
  }
}
