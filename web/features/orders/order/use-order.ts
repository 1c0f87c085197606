import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { isUnderWay } from './order-progress.ts'
import { asksOrdersAfter, useLiveOrders } from '../live/use-live-orders.ts'

/** Of a person: read in the person's history. Any order: read by itself. */
type OrderSource = 'history' | 'overview'

/** An order that keeps itself fresh while it is under way and somebody looks at it. */
export function useOrder(source: OrderSource, customerOrderId: number, place?: Place) {
  useLiveOrders()
  const again = (order: OrderView | undefined) => (isUnderWay(order) ? asksOrdersAfter() : false)
  const endpoint = source === 'history' ? readOrderHistory : readOrderOverview
  return useAnswer(endpoint, { query: { customerOrderId } }, { silent: true, place, again })
}
