import type { OrderRow } from '@omsorg/contract/orders/order/order-row.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { serviceAddress } from '../../../platform/routing/service-address.ts'
import { repeating } from './again-address.ts'

interface Repeatable extends Pick<OrderRow, 'customerOrderId' | 'orderType'> {
  /** Null for an order of a place. */
  readonly careRecipientId: number | null
}

/** The wizard of its kind with the lines of an order; for a draft, to go on with it. */
export function againPathOf({ orderType, customerOrderId, careRecipientId }: Repeatable, place?: Place): string {
  const ofPlace = (path: string) => serviceAddress(repeating(path, customerOrderId), place ?? null)
  switch (orderType) {
    case 'group':
      return ofPlace(pathTo('OrderGroupOrder'))
    case 'individual':
      return ofPlace(pathTo('OrderNursingHome'))
    case 'home-delivery':
      return repeating(
        pathTo('OrderHomeDelivery', { careRecipientId: careRecipientId ?? 0, ...place }),
        customerOrderId,
      )
    case 'home-delivery-from-prescription':
      return pathTo('OrderWithdrawal', {
        careRecipientId: careRecipientId ?? 0,
        ...place,
        recreateCustomerOrderId: customerOrderId,
      })
  }
}
