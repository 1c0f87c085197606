import { followOrders as contract } from '@omsorg/contract/orders/order/follow-orders.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'

/** Where events do not pass, a page that somebody looks at asks so often. */
const askAgainSeconds = 30

export const followOrders = handle(contract, async () => agree({ askAgainSeconds }))
