import type { ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import { mayBeShown, type Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'

/** The columns of an order that say where its parcels go. */
export interface ReceiverRecord {
  readonly receiver_name: string
  readonly receiver_care_of: string
  readonly receiver_street: string
  readonly receiver_zip: string
  readonly receiver_city: string
  readonly receiver_country_code: string | null
  readonly receiver_entry_code: string | null
  readonly address_id: number | null
  readonly contact_phone: string | null
  readonly delivery_method_code: string | null
  readonly delivery_method_name: string | null
  readonly delivery_point_id: string | null
  readonly delivery_point_name: string | null
  readonly notify_by: NotifyBy | null
  readonly notify_phone: string | null
  readonly notify_email: string | null
  readonly package_location: string
  readonly goods_label: string
  readonly delivery_date: string | null
}

const nowhere: Pick<ReceiverView, 'name' | 'address' | 'contactPhone' | 'notifyPhone' | 'notifyEmail'> = {
  name: null,
  address: null,
  contactPhone: null,
  notifyPhone: null,
  notifyEmail: null,
}

/**
 * Where an order goes. Of a protected person's order neither name, address, phone nor e-mail are shown, also when it was
 * placed before the register said so (facts 4.3).
 */
export function receiverViewOf(order: ReceiverRecord, protection: Protection | null): ReceiverView {
  const isOpen = mayBeShown('address', protection, 'usual')
  return {
    name: order.receiver_name || null,
    address: order.receiver_street ? addressOf(order) : null,
    contactPhone: order.contact_phone,
    deliveryMethodCode: order.delivery_method_code,
    deliveryMethodName: order.delivery_method_name,
    deliveryPointId: order.delivery_point_id,
    deliveryPointName: order.delivery_point_name,
    notifyBy: order.notify_by,
    notifyPhone: order.notify_phone,
    notifyEmail: order.notify_email,
    packageLocation: isOpen ? packageLocationOf(order.package_location) : null,
    goodsLabel: isOpen ? order.goods_label || null : null,
    deliveryDate: order.delivery_date,
    ...(isOpen ? {} : nowhere),
  }
}

function addressOf(order: ReceiverRecord): ReceiverView['address'] {
  return {
    addressId: order.address_id,
    careOf: order.receiver_care_of || null,
    street: order.receiver_street,
    city: order.receiver_city,
    zip: order.receiver_zip,
    countryCode: order.receiver_country_code ?? '',
    entryCode: order.receiver_entry_code,
  }
}

const kinds = ['hand-over', 'at-door', 'in-hall', 'with-neighbour', 'other'] as const

/** Stored as a document; words of an older order stand as what the carrier is told. */
function packageLocationOf(stored: string): ReceiverView['packageLocation'] {
  if (!stored) return null
  if (!stored.startsWith('{')) return { kind: 'other', text: stored }
  const written: unknown = JSON.parse(stored)
  if (typeof written !== 'object' || written === null) return null
  const kind = 'kind' in written ? kinds.find((each) => each === written.kind) : undefined
  const text = 'text' in written && typeof written.text === 'string' ? written.text : null
  return kind ? { kind, text } : null
}
