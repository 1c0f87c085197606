import { readSumAndParcelLink as contract } from '@omsorg/contract/orders/overview/read-sum-and-parcel-link.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrder } from '../order/order-view.sql.ts'
import { mayBeRead } from '../order/order-view.ts'
import { storedTotals } from '../order/stored-totals.ts'

export const readSumAndParcelLink: Handler<typeof contract.name> = handle(
  contract,
  async ({ query, actor, language, tx }) => {
    const order = await readOrder(tx, query.customerOrderId, language)
    if (!mayBeRead(order, actor)) return notFound()
    return agree({
      totals: storedTotals(order),
      trackingLink: order.parts.find((part) => part.trackingLink !== null)?.trackingLink ?? null,
      parcels: order.parts.map((part) => ({
        orderId: part.id,
        erpOrderStatus: part.erpStatus,
        trackingLink: part.trackingLink,
      })),
    })
  },
)
