import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { readCrpOverview } from '@omsorg/contract/orders/overview/read-crp-overview.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { isUnderWay } from './order-progress.ts'
import { asksOrdersAfter, useLiveOrders } from '../live/use-live-orders.ts'

/** Of a person: read in the person's history. Any order: read by itself. Of the care recipient portal: no other. */
export type OrderSource = 'history' | 'overview' | 'portal'

const endpointOf = { history: readOrderHistory, overview: readOrderOverview, portal: readCrpOverview }

/** An order that keeps itself fresh while it is under way and somebody looks at it. */
export function useOrder(source: OrderSource, customerOrderId: number, place?: Place) {
  useLiveOrders()
  const again = (order: OrderView | undefined) => (isUnderWay(order) ? asksOrdersAfter() : false)
  return useAnswer(endpointOf[source], { query: { customerOrderId } }, { silent: true, place, again })
}
