import type { ReceiverInput, ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import type { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { longestGoodsLabel } from '@omsorg/domain/orders/placing/receiver.ts'
import { addressesOf, usualReceiver } from '../../orders/index.ts'
import type { OrderBasis } from '../../prescriptions/index.ts'
import type { PortalPerson } from '../person.sql.ts'
import type { readReceiverBefore } from '../../orders/index.ts'

type Chosen = InputOf<typeof savePortalOrder>['destination']
type Before = Awaited<ReturnType<typeof readReceiverBefore>>

/** The receiver to begin with; where nobody knows how to reach the person, whoever orders is told. */
export function receiverToBegin(basis: OrderBasis, before: Before, holder: PortalPerson): ReceiverView {
  const usual = usualReceiver(basis, before)
  if (basis.protected_kind !== null) return usual
  return {
    ...usual,
    contactPhone: usual.contactPhone ?? holder.holder_mobile,
    notifyPhone: usual.notifyPhone ?? holder.holder_mobile,
    notifyEmail: usual.notifyEmail ?? holder.holder_email,
  }
}

/** The receiver of an order of the portal: the person's own name and address, or the place's; what the holder chose of the way. */
export function receiverFor(basis: OrderBasis, before: Before, chosen: Chosen, holder: PortalPerson): ReceiverInput {
  const usual = receiverToBegin(basis, before, holder)
  const other =
    chosen.addressId === null ? undefined : addressesOf(basis).find((each) => each.addressId === chosen.addressId)
  const address = other
    ? {
        addressId: other.addressId,
        careOf: other.careOf,
        street: other.street,
        city: other.city,
        zip: other.zip,
        countryCode: other.countryCode,
        entryCode: other.entryCode,
      }
    : usual.address
  const isOpen = basis.protected_kind === null
  const notifyPhone = isOpen ? (chosen.notifyPhone ?? usual.notifyPhone) : null
  return {
    name: usual.name,
    address,
    contactPhone: isOpen ? usual.contactPhone : null,
    deliveryMethodCode: chosen.deliveryMethodCode,
    deliveryPointId: chosen.deliveryPointId,
    notifyBy: isOpen ? (chosen.notifyBy ?? usual.notifyBy) : null,
    notifyPhone,
    notifyEmail: isOpen ? (chosen.notifyEmail ?? usual.notifyEmail) : null,
    packageLocation: null,
    goodsLabel: basis.goods_label_required && usual.name ? usual.name.slice(0, longestGoodsLabel) : null,
    deliveryDate: null,
  }
}
