import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import type { Place } from '../../../platform/calls/call.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { CancelOrder } from './CancelOrder.tsx'
import css from './Order.module.css'
import { OrderLead } from './OrderLead.tsx'
import { OrderParts } from './OrderParts.tsx'
import { OrderWaits } from './OrderWaits.tsx'
import { useOrder } from './use-order.ts'

/** An order of a person, under the person's head. */
export function OrderDetailsPage() {
  const { careRecipientId, customerOrderId } = useParameters('CareRecipientOrderDetails')
  return (
    <OrderOfPerson
      customerOrderId={customerOrderId}
      historyPath={pathTo('CareRecipientOrderHistory', { careRecipientId })}
      againPath={pathTo('OrderWithdrawal', { careRecipientId, recreateCustomerOrderId: customerOrderId })}
    />
  )
}

/** The same for customer service, at the place that stands in the address. */
export function CSPOrderDetailsPage() {
  const { careRecipientId, clientId, carePlaceId, customerOrderId } = useParameters('CSPRecipientOrderDetails')
  const place = { clientId, carePlaceId }
  return (
    <OrderOfPerson
      customerOrderId={customerOrderId}
      place={place}
      historyPath={pathTo('CSPRecipientOrderHistory', { careRecipientId, ...place })}
      againPath={pathTo('OrderWithdrawal', { careRecipientId, ...place, recreateCustomerOrderId: customerOrderId })}
    />
  )
}

interface OrderOfPersonProps {
  readonly customerOrderId: number
  readonly historyPath: string
  readonly againPath: string
  readonly place?: Place
}

function OrderOfPerson({ customerOrderId, historyPath, againPath, place }: OrderOfPersonProps) {
  const t = useAllTexts()
  const answer = useOrder('history', customerOrderId, place)
  const order = answer.data
  if (!order) return <OrderWaits answer={answer} />
  return (
    <>
      <div className={css.head}>
        <div>
          <h2>{t.orders.details.reference({ number: String(customerOrderId) })}</h2>
          <p>
            <OrderLead order={order} />
          </p>
        </div>
        <div className={css.row}>
          <RouteButton variant="text" icon={<IconArrowLeft />} to={historyPath}>
            {t.orders.history.title}
          </RouteButton>
          <RouteButton icon={<IconRepeat />} to={againPath}>
            {t.orders.history.again}
          </RouteButton>
          <CancelOrder order={order} place={place} />
        </div>
      </div>
      <OrderParts order={order} />
    </>
  )
}
