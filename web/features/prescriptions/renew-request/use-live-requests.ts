import { followOrders } from '@omsorg/contract/orders/order/follow-orders.ts'
import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { useEffect } from 'react'
import { refetch } from '../../../platform/calls/query.ts'
import { followChanges, isTold } from '../../../platform/live/following.ts'

/** What comes together is read together; and of many who hear the same not all ask in the same moment. */
const gatherAtLeast = 150
const gatherFor = () => Math.random() * 600 + gatherAtLeast

/** While requests are shown they are read again when the server tells that one came or was answered. */
export function useLiveRequests(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAgain = () => {
      timer = undefined
      void refetch([searchRenewRequests])
    }
    const unfollow = followChanges(followOrders, (told) => {
      if (told === 'missed' || told.kind === 'renew-request') timer ??= setTimeout(readAgain, gatherFor())
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [])
}

const whileAsked = 60_000
const whileTold = 5 * 60_000

/** Seldom while changes are told, else as often as somebody who waits would look. */
export function asksRequestsAfter(): number {
  return isTold() ? whileTold : whileAsked
}
