import { cancelPortalOrder as contract } from '@omsorg/contract/portal/order/cancel-portal-order.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { cancelOrderFor } from '../../orders/index.ts'
import { ordererFor } from '../holder.ts'
import { readPortalPerson } from '../person.sql.ts'
import { readOrderHead } from './portal-orders.sql.ts'

/** By the very rules of staff; what staff ordered they take back themselves. */
export const cancelPortalOrder = handle(contract, async ({ input, actor, now, tx, jobs }) => {
  const { careRecipientId, customerOrderId } = input
  const [person, head] = await Promise.all([readPortalPerson(tx, careRecipientId), readOrderHead(tx, customerOrderId)])
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  if (!head) return refuse('order-not-found', { at: 'customerOrderId' })
  if (head.source !== 'crp') return refuse('ordered-by-staff', { at: 'customerOrderId' })
  const orderer = ordererFor(actor, person.care_place_id)
  const cancelled = await cancelOrderFor({
    input: { customerOrderId, reason: '' },
    actor: orderer,
    now,
    tx,
    jobs,
  })
  if (!cancelled.ok) {
    const { refusal } = cancelled
    return refuse(refusal === 'not-your-area' ? 'order-not-found' : refusal, { at: 'customerOrderId' })
  }
  return agree({ careRecipientId, outcome: cancelled.value.cancelAsked ? ('asked' as const) : ('cancelled' as const) })
})
