import type { ReceiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { checkReceiver, type ReceiverErrorName } from '@omsorg/domain/orders/placing/receiver.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf, type Market } from '@omsorg/domain/market.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { ReceiverColumns } from './drafts.sql.ts'
import type { KnownPoint } from '../delivery/delivery-points.sql.ts'
import type { AddressRecord, OrderBasis, PlaceBasis } from '../../prescriptions/index.ts'

const refusalOfFieldError = {
  'receiver-name-missing': 'receiver-name-missing',
  'address-missing': 'address-missing',
  'delivery-point-missing': 'delivery-point-missing',
  'contact-phone-missing': 'contact-phone-missing',
  'notification-address-missing': 'notification-address-missing',
  'goods-label-missing': 'goods-label-missing',
  'goods-label-too-long': 'receiver-field-wrong',
  'goods-label-names-person': 'receiver-field-wrong',
  'entry-code-invalid': 'receiver-field-wrong',
  'box-address': 'address-not-open',
  'phone-invalid': 'receiver-field-wrong',
  'email-invalid': 'receiver-field-wrong',
  'notification-not-allowed': 'receiver-field-wrong',
} as const satisfies Record<ReceiverErrorName, string>

export type ReceiverRefusal =
  | (typeof refusalOfFieldError)[ReceiverErrorName]
  | 'delivery-method-not-found'
  | 'delivery-point-not-found'
  | 'delivery-points-not-allowed'
  | 'address-not-found'

/** What decides where goods may go. */
export interface WhereTo {
  readonly place: Pick<
    PlaceBasis,
    | 'market'
    | 'delivery_methods'
    | 'delivery_points_allowed'
    | 'contact_phone_required'
    | 'goods_label_required'
    | 'place_address'
  >
  /** The addresses of the one person that the order is for. */
  readonly addresses: readonly AddressRecord[]
  /** To the care place under its own name, whatever was sent: of a protected person, of residents, of the place itself. */
  readonly onlyToPlace: boolean
  /** Names that no label may tell. */
  readonly namesToKeepSecret: readonly string[]
}

/** A protected person's own address is nowhere in an order (facts 4.3). */
export function whereToFor(basis: OrderBasis): WhereTo {
  const isProtected = !homeAddressMayBeUsed(basis.protected_kind)
  return {
    place: basis,
    addresses: basis.addresses,
    onlyToPlace: isProtected,
    namesToKeepSecret: isProtected ? [basis.first_name, basis.last_name] : [],
  }
}

export function whereToOfPlace(place: PlaceBasis, namesToKeepSecret: readonly string[]): WhereTo {
  return { place, addresses: [], onlyToPlace: true, namesToKeepSecret }
}

export interface ReceiverOfOrder {
  readonly columns: ReceiverColumns
  /** As they are stored, whatever way they were written in. */
  readonly phones: Pick<ReceiverInput, 'contactPhone' | 'notifyPhone'>
  /** Where they are picked up; null where they are carried to the address. */
  readonly point: KnownPoint | null
  /** True where the goods go to the care place, whose address needs no check. */
  readonly addressIsVerified: boolean
}

/** Where the goods go. `known` is the point of which the receiver speaks, as its carrier has named it: what was sent is only its id. */
export function receiverOfOrder(
  { place: basis, addresses, onlyToPlace, namesToKeepSecret }: WhereTo,
  receiver: ReceiverInput,
  known: KnownPoint | undefined,
): Outcome<ReceiverOfOrder, ReceiverRefusal> {
  const method = basis.delivery_methods.find((each) => each.code === receiver.deliveryMethodCode)
  if (!method) return refuse('delivery-method-not-found', { at: 'receiver.deliveryMethodCode' })
  if (method.needsDeliveryPoint && !basis.delivery_points_allowed)
    return refuse('delivery-points-not-allowed', { at: 'receiver.deliveryMethodCode' })
  // Goods of everybody else go to an address of her own, or to a service point (O-8-15).
  const toCarePlace = onlyToPlace || (receiver.address === null && method.needsDeliveryPoint)

  const errors = checkReceiver(receiver, {
    to: method.needsDeliveryPoint ? 'delivery-point' : onlyToPlace ? 'care-place' : 'home',
    country: marketOf(basis.market).country,
    contactPhoneRequired: basis.contact_phone_required,
    goodsLabelRequired: basis.goods_label_required,
    notificationAllowed: ['phone', 'sms', 'email'],
    namesToKeepSecret,
  })
  const [first] = errors
  if (first) return refuse(refusalOfFieldError[first.name], { at: first.at })
  const point = method.needsDeliveryPoint ? known : null
  if (point === undefined) return refuse('delivery-point-not-found', { at: 'receiver.deliveryPointId' })
  const phones = phonesOf(receiver, marketOf(basis.market).country)
  if (!phones.ok) return phones

  if (toCarePlace) {
    const place = basis.place_address
    if (!place) return refuse('address-missing', { at: 'receiver.address' })
    // The settings of a place may leave its country out; the ERP may not be left without one.
    const countryCode = place.countryCode ?? marketOf(basis.market).country
    return agree({ columns: { ...place, countryCode }, phones: phones.value, point, addressIsVerified: true })
  }
  const { address } = receiver
  if (!address) return refuse('address-missing', { at: 'receiver.address' })
  const isKnown = addresses.some((each) => each.id === address.addressId)
  if (address.addressId !== null && !isKnown) return refuse('address-not-found', { at: 'receiver.address.addressId' })
  const isVerified = addresses.some(
    (each) =>
      each.isVerified &&
      each.street === address.street &&
      each.zip === address.zip &&
      each.city === address.city &&
      each.countryCode === address.countryCode,
  )
  return agree({
    columns: {
      name: receiver.name ?? '',
      careOf: address.careOf ?? '',
      street: address.street,
      zip: address.zip,
      city: address.city,
      countryCode: address.countryCode,
      entryCode: address.entryCode === '' ? null : address.entryCode,
    },
    phones: phones.value,
    point,
    addressIsVerified: isVerified,
  })
}

function phonesOf(
  { contactPhone, notifyPhone }: ReceiverInput,
  country: Market['country'],
): Outcome<ReceiverOfOrder['phones'], 'receiver-field-wrong'> {
  const stored = { contactPhone: null as string | null, notifyPhone: null as string | null }
  for (const [field, written] of [
    ['contactPhone', contactPhone],
    ['notifyPhone', notifyPhone],
  ] as const) {
    if (!written) continue
    stored[field] = storedPhone(written, country)
    if (stored[field] === null) return refuse('receiver-field-wrong', { at: `receiver.${field}` })
  }
  return agree(stored)
}
