import { listOrdersOnTheWay as contract } from '@omsorg/contract/orders/today/list-orders-on-the-way.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { orderKindOf } from '../order/order-kind.ts'
import { orderPersonOf } from './order-person.ts'
import { readOrdersOnTheWay } from './today.sql.ts'

/** More than a first page shows; the rest stands in the history. */
const mostShown = 30

/** Deliveries that the care place and its people wait for, the next one first. */
export const listOrdersOnTheWay = handle(contract, async ({ actor, today, tx }) => {
  const records = await readOrdersOnTheWay(tx, {
    carePlaceId: actor.carePlaceId,
    withPersons: actor.may('CareRecipientRead'),
    limit: mostShown,
  })
  return agree({
    entities: records.map((record) => ({
      orderId: record.id,
      customerOrderId: record.customer_order_id,
      ...orderPersonOf(record),
      ...orderKindOf(record),
      totalPackages: record.packages,
      erpOrderStatus: record.erp_status,
      deliveryDate: record.delivery_date,
    })),
    totalCount: records[0]?.found ?? 0,
    today: today.toString(),
  })
})
