import { pathTo } from '../../../../platform/routing/paths.ts'
import { useParameters } from '../../../../platform/routing/use-parameters.ts'
import { OrderHistory } from './OrderHistory.tsx'

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
      againPath={(recreateCustomerOrderId) => pathTo('OrderWithdrawal', { careRecipientId, recreateCustomerOrderId })}
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
      againPath={(recreateCustomerOrderId) =>
        pathTo('OrderWithdrawal', { careRecipientId, ...place, recreateCustomerOrderId })
      }
    />
  )
}
