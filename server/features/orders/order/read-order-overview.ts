import { readOrderOverview as contract } from '@omsorg/contract/orders/order/read-order-overview.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrder } from './order-view.sql.ts'
import { mayBeRead, orderViewOf } from './order-view.ts'

/** Any order within reach, of a person or of a place. */
export function readOrderOverview(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ query, actor, now, language, tx }) => {
    const order = await readOrder(tx, query.customerOrderId, language)
    return mayBeRead(order, actor) ? agree(orderViewOf(order, seal, { actor, now })) : notFound()
  })
}
