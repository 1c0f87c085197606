import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { ThrowOrderDraftAway } from '../../care-recipients/index.ts'

interface ThrowDraftAwayProps {
  readonly order: OrderView
  readonly place: Place | undefined
}

/** On the page of the draft, which is gone with it: the page of the person, or of the care place, comes in its place. */
export function ThrowDraftAway({ order, place }: ThrowDraftAwayProps) {
  const careRecipientId = order.careRecipient?.careRecipientId
  const to =
    careRecipientId === undefined
      ? pathTo('CarePlace')
      : place
        ? pathTo('CSPRecipient', { careRecipientId, ...place })
        : pathTo('CareRecipient', { careRecipientId })
  return (
    <ThrowOrderDraftAway
      customerOrderId={order.customerOrderId}
      place={place}
      onGone={() => void openAddress(to, { replace: true })}
    />
  )
}
