import { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useOrderToRepeat } from '../again/again-address.ts'
import { OpenedOrder } from '../placing/OpenedOrder.tsx'
import { nursingHome } from './nursing-home-kind.ts'
import { nursingHomeProposal } from './nursing-home-order.ts'

/** The order for the residents of the place, begun from a template or an earlier order where the address names one. */
export function NursingHomePage() {
  const { preliminaryOrderId } = useParameters('OrderNursingHome')
  const repeated = useOrderToRepeat()
  return <NursingHomeOrder key={`${preliminaryOrderId} ${repeated}`} {...{ preliminaryOrderId, repeated }} />
}

interface NursingHomeOrderProps {
  readonly preliminaryOrderId: number | null
  readonly repeated: number | null
}

function NursingHomeOrder({ preliminaryOrderId, repeated }: NursingHomeOrderProps) {
  const t = useAllTexts()
  const query = {
    ...(preliminaryOrderId !== null && { preliminaryOrderId }),
    ...(repeated !== null && { recreateCustomerOrderId: repeated }),
  }
  const answer = useAnswer(preOrderNursingHome, { query }, { silent: true, anew: true })
  return (
    <OpenedOrder
      kind={nursingHome}
      proposalOf={nursingHomeProposal}
      place={undefined}
      screen={t.screens.nursingHomeOrder}
      {...{ answer, repeated }}
    />
  )
}
