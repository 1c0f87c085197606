import { followOrders } from '@omsorg/contract/orders/order/follow-orders.ts'
import { countRenewRequests } from '@omsorg/contract/prescriptions/renew-request/count-renew-requests.ts'
import { useEffect } from 'react'
import { BarCount } from '../../../ui/layout/ShellBar.tsx'
import { refetch, useAnswer } from '../../calls/query.ts'
import { followChanges, isTold } from '../../live/following.ts'
import type { SessionUser } from '../../session/session-user.ts'
import { useTexts } from '../../texts.tsx'

const whileAsked = 2 * 60_000
const whileTold = 10 * 60_000

interface WaitingRenewalsProps {
  readonly user: SessionUser
}

/** How many requests for renewal wait; for whoever only asks, how many answers are new. */
export default function WaitingRenewals({ user }: WaitingRenewalsProps) {
  const { navigation } = useTexts().shell
  const may = (name: string) => user.permissions.includes(name)
  const onlyAsks = may('PrescriptionRenewRequestWrite') && !may('PrescriptionRenewWrite')
  const { data } = useAnswer(
    countRenewRequests,
    { input: {} },
    { silent: true, again: () => (isTold() ? whileTold : whileAsked) },
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unfollow = followChanges(followOrders, (told) => {
      if (told !== 'missed' && told.kind !== 'renew-request') return
      // Of many who hear the same not all ask in the same moment.
      timer ??= setTimeout(
        () => {
          timer = undefined
          void refetch([countRenewRequests])
        },
        200 + Math.random() * 800,
      )
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [])
  const count = onlyAsks ? data?.unseenAnswers : data?.count
  return count ? <BarCount label={navigation.waiting({ count })}>{count}</BarCount> : null
}
