import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { OpenedOrder } from '../placing/OpenedOrder.tsx'
import { withdrawal, withdrawalProposal } from './withdrawal-kind.ts'

/** The withdrawal wizard of GUIDE; customer service gives client and care place in the address. */
export function WithdrawalWizardPage() {
  const { careRecipientId, clientId, carePlaceId, recreateCustomerOrderId } = useParameters('OrderWithdrawal')
  const place = clientId && carePlaceId ? { clientId, carePlaceId } : undefined
  return (
    <WithdrawalOrder
      key={`${careRecipientId} ${recreateCustomerOrderId}`}
      {...{ careRecipientId, recreateCustomerOrderId, place }}
    />
  )
}

interface WithdrawalOrderProps {
  readonly careRecipientId: number
  readonly recreateCustomerOrderId: number | null
  readonly place: Place | undefined
}

function WithdrawalOrder({ careRecipientId, recreateCustomerOrderId, place }: WithdrawalOrderProps) {
  const t = useCareTexts()
  const query = recreateCustomerOrderId === null ? {} : { recreateCustomerOrderId }
  const answer = useAnswer(
    preOrderWithdrawal,
    { params: { careRecipientId }, query },
    { silent: true, anew: true, place },
  )
  return (
    <OpenedOrder
      kind={withdrawal}
      proposalOf={withdrawalProposal}
      repeated={recreateCustomerOrderId}
      screen={t.screens.orderWithdrawal}
      {...{ answer, place }}
    />
  )
}
