import { sayItCame as contract } from '@omsorg/contract/portal/receipt/say-it-came.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mayHaveCome } from '@omsorg/domain/portal/report/report.ts'
import { handle } from '../../../platform/handle.ts'
import { addReceipt, endMissingReports } from '../../orders/index.ts'
import { reportablePart } from '../order/portal-order-views.ts'
import { readPlacedOrder } from '../order/portal-orders.sql.ts'
import { readPortalPerson } from '../person.sql.ts'

/** A receipt by the holder: it stands in the history of the order, once. What was told of a parcel that did not come ends with it. */
export const sayItCame = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { careRecipientId, customerOrderId, orderId } = input
  const [person, order] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    readPlacedOrder(tx, customerOrderId),
  ])
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  const part = order?.parts.find((each) => each.orderId === orderId)
  if (!order || !part) return refuse('order-not-found', { at: order ? 'orderId' : 'customerOrderId' })
  if (!part.received && !mayHaveCome(reportablePart(order, part), today))
    return refuse('not-due-yet', { at: 'orderId' })
  const said = { orderId, by: actor.userId, now }
  const [receivedOn] = await Promise.all([addReceipt(tx, said), endMissingReports(tx, said)])
  return agree({ careRecipientId, receivedOn })
})
