import type { ReceiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { KnownPoint } from '../delivery/delivery-points.sql.ts'
import type { LockedOrder } from './drafts.sql.ts'
import { receiverOfOrder, type ReceiverOfOrder, type ReceiverRefusal, type WhereTo } from './receiver-of-order.ts'

/**
 * The receiver of a saved order, judged again by what holds now. A person who was protected since has an order with her own
 * address in it: it is refused, so that whoever places it sees where the goods go instead (facts 4.3). So is an order of a
 * place whose address is another by now.
 */
export function checkSavedReceiver(
  where: WhereTo,
  order: LockedOrder,
  known: KnownPoint | undefined,
): Outcome<ReceiverOfOrder, ReceiverRefusal | 'recipient-protected'> {
  const toCarePlace = isAddressOfPlace(where, order)
  if (where.onlyToPlace && !toCarePlace) {
    if (order.care_recipient_id !== null) return refuse('recipient-protected')
    return refuse('address-not-found', { at: 'receiver.address' })
  }
  const to = receiverOfOrder(where, receiverOf(order), known)
  return to.ok && toCarePlace ? agree({ ...to.value, addressIsVerified: true }) : to
}

function isAddressOfPlace({ place: { place_address: place } }: WhereTo, order: LockedOrder): boolean {
  const { receiver_street: street, receiver_zip: zip, receiver_city: city } = order
  return place !== null && street === place.street && zip === place.zip && city === place.city
}

function receiverOf(order: LockedOrder): ReceiverInput {
  const address = {
    addressId: null,
    careOf: order.receiver_care_of,
    street: order.receiver_street,
    city: order.receiver_city,
    zip: order.receiver_zip,
    countryCode: order.receiver_country_code ?? '',
    entryCode: order.receiver_entry_code,
  }
  return {
    name: order.receiver_name,
    address,
    contactPhone: order.contact_phone,
    deliveryMethodCode: order.delivery_method_code ?? '',
    deliveryPointId: order.delivery_point_id,
    notifyBy: order.notify_by,
    notifyPhone: order.notify_phone,
    notifyEmail: order.notify_email,
    packageLocation: null,
    goodsLabel: order.goods_label || null,
    deliveryDate: order.delivery_date,
  }
}
