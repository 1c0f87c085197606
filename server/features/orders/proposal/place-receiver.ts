import type { ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import type { PlaceBasis } from '../../prescriptions/index.ts'
import { receiverViewOf } from '../order/receiver-view.ts'
import type { ReceiverBefore } from './receiver-before.sql.ts'

/** The receiver that an order of a place begins with: the place, reached as last time. */
export function usualReceiverOfPlace(place: PlaceBasis, before: ReceiverBefore | undefined): ReceiverView {
  const { place_address: address, delivery_methods: methods } = place
  const method = methods.find((each) => each.code === place.default_delivery_method) ?? methods[0]
  const record = {
    receiver_name: address?.name ?? place.care_place_name,
    receiver_care_of: address?.careOf ?? '',
    receiver_street: address?.street ?? '',
    receiver_zip: address?.zip ?? '',
    receiver_city: address?.city ?? '',
    receiver_country_code: address?.countryCode ?? marketOf(place.market).country,
    receiver_entry_code: address?.entryCode ?? null,
    address_id: null,
    contact_phone: before?.contact_phone ?? null,
    delivery_method_code: method?.code ?? null,
    delivery_method_name: method?.name ?? null,
    delivery_point_id: null,
    delivery_point_name: null,
    notify_by: before?.notify_by ?? null,
    notify_phone: before?.notify_phone ?? null,
    notify_email: before?.notify_email ?? null,
    package_location: '',
    goods_label: before?.goods_label ?? '',
    delivery_date: null,
  }
  return receiverViewOf(record, null)
}

/** A place as far as its own orders go: a way of delivery that ends at a service point is none for it. */
export function deliveredToPlace<Place extends PlaceBasis>(place: Place): Place {
  return { ...place, delivery_methods: place.delivery_methods.filter((method) => !method.needsDeliveryPoint) }
}
