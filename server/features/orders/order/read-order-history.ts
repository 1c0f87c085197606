import { readOrderHistory as contract } from '@omsorg/contract/orders/order/read-order-history.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrder } from './order-view.sql.ts'
import { mayBeRead, orderViewOf } from './order-view.ts'

/** One order of a person, or of several: what a nursing home orders for its residents stands in the history of each. An order of a place alone is none. */
export function readOrderHistory(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ query, actor, now, language, tx }) => {
    const order = await readOrder(tx, query.customerOrderId, language)
    const isOfPersons = mayBeRead(order, actor) && (order.care_recipient_id !== null || order.holds_persons)
    return isOfPersons ? agree(orderViewOf(order, seal, { actor, now })) : notFound()
  })
}
