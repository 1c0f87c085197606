import { preOrderHomeDelivery } from '@omsorg/contract/orders/home-delivery/pre-order-home-delivery.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useOrderToRepeat } from '../again/again-address.ts'
import { OpenedOrder } from '../placing/OpenedOrder.tsx'
import { homeDelivery, homeDeliveryProposal } from './home-delivery-kind.ts'

/** The home delivery wizard of GUIDE; customer service gives client and care place in the address. */
export function HomeDeliveryPage() {
  const { careRecipientId, clientId, carePlaceId } = useParameters('OrderHomeDelivery')
  const place = clientId && carePlaceId ? { clientId, carePlaceId } : undefined
  const repeated = useOrderToRepeat()
  return <HomeDeliveryOrder key={`${careRecipientId} ${repeated}`} {...{ careRecipientId, repeated, place }} />
}

interface HomeDeliveryOrderProps {
  readonly careRecipientId: number
  readonly repeated: number | null
  readonly place: Place | undefined
}

function HomeDeliveryOrder({ careRecipientId, repeated, place }: HomeDeliveryOrderProps) {
  const t = useAllTexts()
  const query = repeated === null ? {} : { recreateCustomerOrderId: repeated }
  const answer = useAnswer(
    preOrderHomeDelivery,
    { params: { careRecipientId }, query },
    { silent: true, anew: true, place },
  )
  return (
    <OpenedOrder
      kind={homeDelivery}
      proposalOf={homeDeliveryProposal}
      screen={t.screens.orderHomeDelivery}
      {...{ answer, repeated, place }}
    />
  )
}
