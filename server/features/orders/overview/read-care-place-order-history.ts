import { readCarePlaceOrderHistory as contract } from '@omsorg/contract/orders/overview/read-care-place-order-history.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrder } from '../order/order-view.sql.ts'
import { mayBeRead, orderViewOf } from '../order/order-view.ts'

/** An order that the place has made; what another place ordered for its people stands in their own history. */
export function readCarePlaceOrderHistory(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ query, actor, now, language, tx }) => {
    const order = await readOrder(tx, query.customerOrderId, language)
    if (!mayBeRead(order, actor)) return notFound()
    const isOwn = actor.carePlaceId === null || order.care_place_id === actor.carePlaceId
    return isOwn ? agree(orderViewOf(order, seal, { actor, now })) : notFound()
  })
}
