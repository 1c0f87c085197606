import type { Definition } from '@omsorg/contract/endpoint.ts'
import { followOrders } from '@omsorg/contract/orders/order/follow-orders.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { searchOrdersByCarePlace } from '@omsorg/contract/orders/order/search-orders-by-care-place.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { listOrdersOnTheWay } from '@omsorg/contract/orders/today/list-orders-on-the-way.ts'
import { listWaiting } from '@omsorg/contract/orders/today/list-waiting.ts'
import { useEffect } from 'react'
import { refetchWhere } from '../../../platform/calls/query.ts'
import type { Told } from '../../../platform/live/event-reader.ts'
import { followChanges, isTold } from '../../../platform/live/following.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'

const lists: readonly Definition[] = [
  searchOrdersByCareRecipient,
  searchOrdersByCarePlace,
  listOrdersOnTheWay,
  listWaiting,
  searchOrderTasks,
]
const ofOne: readonly Definition[] = [readOrderOverview, readOrderHistory, listTasksOfOrder]

/** What comes together is read together; and of many who hear the same not all ask in the same moment. */
const gatherAtLeast = 150
const gatherFor = () => Math.random() * 600 + gatherAtLeast

/** While a screen of orders is open, what it shows is read again when the server tells that an order changed. */
export function useLiveOrders(): void {
  const mayRead = useSessionUser()?.permissions.includes('OrderRead') === true
  useEffect(() => {
    if (!mayRead) return undefined
    let changed = new Set<number>()
    let all = false
    let timer: ReturnType<typeof setTimeout> | undefined
    function readAgain(): void {
      const numbers = changed
      const every = all
      changed = new Set()
      all = false
      timer = undefined
      const isAmong = (sent: unknown) => every || [...numbers].some((number) => isAbout(sent, number))
      void refetchWhere(lists, () => true)
      void refetchWhere(ofOne, isAmong)
    }
    const unfollow = followChanges(followOrders, (told: Told) => {
      if (told === 'missed') all = true
      else if (told.kind === 'order') changed.add(told.id)
      timer ??= setTimeout(readAgain, gatherFor())
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [mayRead])
}

function isAbout(sent: unknown, customerOrderId: number): boolean {
  const { query, params } = (sent ?? {}) as Record<'query' | 'params', { customerOrderId?: number } | undefined>
  return (query?.customerOrderId ?? params?.customerOrderId) === customerOrderId
}

const whileAsked = 30_000
const whileTold = 5 * 60_000

/** How soon a screen of orders asks by itself: seldom while it is told, else as soon as somebody who looks would. */
export function asksOrdersAfter(): number {
  return isTold() ? whileTold : whileAsked
}
