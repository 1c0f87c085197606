import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { useWay } from '../way/WayLink.tsx'

export type Order = AnswerOf<typeof readPortalOrder>
export type Part = Order['parts'][number]

/** The order that the page is about, asked for every minute while it is looked at. */
export function useParcel() {
  const { about } = useWay()
  const id = typeof about['order'] === 'number' ? about['order'] : 0
  const order = useAnswer(
    readPortalOrder,
    { params: { customerOrderId: String(id) } },
    { enabled: id > 0, again: 60_000, kept: true },
  )
  return { id, order }
}
