import { sayItCame as contract } from '@omsorg/contract/portal/receipt/say-it-came.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mayHaveCome } from '@omsorg/domain/portal/report/report.ts'
import { handle } from '../../../platform/handle.ts'
import { addReceipt } from '../../orders/index.ts'
import { reportablePart } from '../order/portal-order-views.ts'
import { readPlacedOrder } from '../order/portal-orders.sql.ts'
import { readPortalPerson } from '../person.sql.ts'

/** A receipt by the holder: it stands in the history of the order, once. */
export const sayItCame = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { careRecipientId, customerOrderId, orderId } = input
  const [person, order] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    readPlacedOrder(tx, customerOrderId),
  ])
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  const part = order?.parts.find((each) => each.orderId === orderId)
  if (!order || !part) return refuse('order-not-found', { at: order ? 'orderId' : 'customerOrderId' })
  if (part.received) return agree({ careRecipientId, receivedOn: part.received.on })
  if (!mayHaveCome(reportablePart(order, part), today)) return refuse('not-due-yet', { at: 'orderId' })
  const receivedOn = await addReceipt(tx, { orderId, by: actor.userId, now })
  return agree({ careRecipientId, receivedOn })
})
