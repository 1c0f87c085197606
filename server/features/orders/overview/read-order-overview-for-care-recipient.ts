import { readOrderOverviewForCareRecipient as contract } from '@omsorg/contract/orders/overview/read-order-overview-for-care-recipient.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrder } from '../order/order-view.sql.ts'
import { mayBeRead, orderViewOf } from '../order/order-view.ts'
import { orderOfOne } from './order-of-one.ts'

/** What an order holds for one person; one that holds nothing for her is none. */
export function readOrderOverviewForCareRecipient(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ query, actor, now, language, tx }) => {
    const order = await readOrder(tx, query.customerOrderId, language)
    if (!mayBeRead(order, actor)) return notFound()
    const own = orderOfOne(order, query.careRecipientId)
    return own ? agree(orderViewOf(own, seal, { actor, now })) : notFound()
  })
}
