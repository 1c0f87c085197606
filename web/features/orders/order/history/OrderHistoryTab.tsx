import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { Place } from '../../../../platform/calls/request.ts'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useParameters } from '../../../../platform/routing/use-parameters.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { useAddressView } from '../../../../platform/routing/use-address-view.ts'
import { againPathOf } from '../../again/again-path.ts'
import { asksOrdersAfter, useLiveOrders } from '../../live/use-live-orders.ts'
import { inputOf, orderHistoryView } from './history-view.ts'
import { OrdersFound } from './OrdersFound.tsx'

/** The order history of a person, under the person's head. */
export function OrderHistoryTab() {
  const { careRecipientId } = useParameters('CareRecipientOrderHistory')
  return (
    <OrderHistory
      key={careRecipientId}
      careRecipientId={careRecipientId}
      detailsPath={(customerOrderId, isCRP) =>
        pathTo('CareRecipientOrderDetails', { careRecipientId, customerOrderId, isCRP })
      }
    />
  )
}

/** The same for customer service, at the place that stands in the address. */
export function CSPOrderHistoryTab() {
  const { careRecipientId, clientId, carePlaceId } = useParameters('CSPRecipientOrderHistory')
  const place = { clientId, carePlaceId }
  return (
    <OrderHistory
      key={careRecipientId}
      careRecipientId={careRecipientId}
      place={place}
      detailsPath={(customerOrderId, isCRP) =>
        pathTo('CSPRecipientOrderDetails', { careRecipientId, ...place, customerOrderId, isCRP })
      }
    />
  )
}

interface OrderHistoryProps {
  readonly careRecipientId: number
  readonly place?: Place
  readonly detailsPath: (customerOrderId: number, isCRP: boolean) => string
}

function OrderHistory({ careRecipientId, place, detailsPath }: OrderHistoryProps) {
  const words = useAllTexts().orders.history
  const { view, change } = useAddressView(orderHistoryView)
  useLiveOrders()
  const answer = useAnswer(
    searchOrdersByCareRecipient,
    { input: { careRecipientId, ...inputOf(view) } },
    { keepFormer: true, silent: true, place, again: asksOrdersAfter },
  )

  return (
    <OrdersFound
      answer={answer}
      view={view}
      searched={words.searched}
      none={words.empty}
      onChange={change}
      detailsPath={detailsPath}
      againPath={(row) => againPathOf(row, place)}
    />
  )
}
