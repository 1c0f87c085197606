import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../../platform/calls/client.ts'
import { answerKey, queryClient } from '../../../platform/calls/query.ts'
import type { OrderPlace } from '../order-place.ts'
import { looksAgainAfter } from './order-progress.ts'

/** Of a person: read in the person's history. Any order: read by itself. */
export type OrderSource = 'history' | 'overview'

/** An order that keeps itself fresh while it is under way and somebody looks at it. */
export function useOrder(source: OrderSource, customerOrderId: number, place: OrderPlace | undefined) {
  const endpoint = source === 'history' ? readOrderHistory : readOrderOverview
  const sent = { query: { customerOrderId } }
  return useQuery<OrderView>(
    {
      queryKey: [...answerKey(endpoint, sent), place ?? null],
      queryFn: ({ signal }) => answerTo(endpoint, sent, { silent: true, signal, ...(place && { place }) }),
      refetchInterval: (query) => looksAgainAfter(query.state.data),
    },
    queryClient,
  )
}
