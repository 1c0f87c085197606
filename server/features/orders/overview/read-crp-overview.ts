import { readCrpOverview as contract } from '@omsorg/contract/orders/overview/read-crp-overview.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrder } from '../order/order-view.sql.ts'
import { mayBeRead, orderViewOf } from '../order/order-view.ts'

export function readCrpOverview(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ query, actor, now, language, tx }) => {
    const order = await readOrder(tx, query.customerOrderId, language)
    const isOfPortal = mayBeRead(order, actor) && order.source === 'crp'
    return isOfPortal ? agree(orderViewOf(order, seal, { actor, now })) : notFound()
  })
}
