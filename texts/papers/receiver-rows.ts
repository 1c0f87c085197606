import { postalCodeText } from '@omsorg/domain/format/postal-code.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import type { ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { CareTexts } from '../shape.ts'

/** Where an order goes, of what is written. For a protected person it says that it goes to the care place. */
export function receiverRows(receiver: ReceiverView, isExpress: boolean, t: CareTexts, f: Formats) {
  const words = t.orders.receiver
  const { address, packageLocation, notifyBy } = receiver
  const told =
    notifyBy &&
    [words.notifyBy[notifyBy], receiver.notifyPhone ? phoneText(receiver.notifyPhone, f.country) : receiver.notifyEmail]
      .filter(Boolean)
      .join(': ')
  const zip = address && postalCodeText(address.zip, address.countryCode)
  const street = address && [address.street, [zip, address.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const rows: readonly (readonly [key: string, label: string, value: string | null | undefined])[] = [
    ['name', words.name, receiver.name],
    ['address', words.address, street || (receiver.name ? null : t.orders.details.toCarePlace)],
    ['careOf', words.careOf, address?.careOf],
    ['entryCode', words.entryCode, address?.entryCode],
    ['phone', words.phone, receiver.contactPhone && phoneText(receiver.contactPhone, f.country)],
    ['method', words.deliveryMethod, receiver.deliveryMethodName ?? receiver.deliveryMethodCode],
    ['point', words.deliveryPoint, receiver.deliveryPointName],
    ['date', words.deliveryDate, receiver.deliveryDate && f.date(receiver.deliveryDate)],
    ['express', words.express, isExpress ? t.common.actions.yes : null],
    [
      'place',
      words.instruction,
      packageLocation && [words.leaveAt[packageLocation.kind], packageLocation.text].filter(Boolean).join(', '),
    ],
    ['told', words.notify, told],
    ['label', words.goodsLabel, receiver.goodsLabel],
  ]
  return rows.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []))
}
