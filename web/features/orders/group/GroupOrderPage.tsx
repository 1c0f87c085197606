import { preOrderGroup } from '@omsorg/contract/orders/group/pre-order-group.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { placeIn } from '../../../platform/routing/service-address.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useOrderToRepeat } from '../again/again-address.ts'
import { OpenedOrder } from '../placing/OpenedOrder.tsx'
import { group, groupProposal } from './group-kind.ts'

/** The order for the care place itself: for care staff where they work, for customer service where the address says. */
export function GroupOrderPage() {
  const { preliminaryOrderId } = useParameters('OrderGroupOrder')
  const user = useSessionUser()
  const repeated = useOrderToRepeat()
  const carePlaceId = placeIn(location.pathname + location.search)?.carePlaceId ?? user?.carePlaceId
  if (!carePlaceId) return null
  return (
    <GroupOrder
      key={`${carePlaceId} ${preliminaryOrderId} ${repeated}`}
      {...{ carePlaceId, preliminaryOrderId, repeated }}
    />
  )
}

interface GroupOrderProps {
  readonly carePlaceId: string
  readonly preliminaryOrderId: number | null
  readonly repeated: number | null
}

function GroupOrder({ carePlaceId, preliminaryOrderId, repeated }: GroupOrderProps) {
  const t = useAllTexts()
  const query = {
    ...(preliminaryOrderId !== null && { preliminaryOrderId }),
    ...(repeated !== null && { recreateCustomerOrderId: repeated }),
  }
  const answer = useAnswer(preOrderGroup, { params: { carePlaceId }, query }, { silent: true, anew: true })
  return (
    <OpenedOrder
      kind={group}
      proposalOf={groupProposal}
      place={undefined}
      screen={t.screens.groupOrder}
      {...{ answer, repeated }}
    />
  )
}
