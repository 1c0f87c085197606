import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../../platform/calls/client.ts'
import { answerKey, queryClient } from '../../../platform/calls/query.ts'
import type { OrderPlace } from '../order-place.ts'
import type { Proposal } from './proposal.ts'

interface Asked {
  readonly careRecipientId: number
  readonly recreateCustomerOrderId: number | null
  readonly place: OrderPlace | undefined
}

/** Read anew whenever a wizard is opened, and never by itself while one is filled in. */
export function useProposal({ careRecipientId, recreateCustomerOrderId, place }: Asked) {
  const query = recreateCustomerOrderId === null ? {} : { recreateCustomerOrderId }
  const sent = { params: { careRecipientId }, query }
  return useQuery<Proposal>(
    {
      queryKey: [...answerKey(preOrderWithdrawal, sent), place ?? null],
      queryFn: ({ signal }) => answerTo(preOrderWithdrawal, sent, { silent: true, signal, ...(place && { place }) }),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnReconnect: false,
    },
    queryClient,
  )
}
