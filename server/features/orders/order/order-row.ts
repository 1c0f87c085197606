import type { OrderRow } from '@omsorg/contract/orders/order/order-row.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { orderPersonOf, type OrderPersonRecord } from '../today/order-person.ts'
import type { OrderRowRecord } from './order-rows.sql.ts'
import { orderKindOf } from './order-kind.ts'
import { cancelAskedOf } from './order-view.ts'

/** A part of an order in a list. The label of a protected person's parcel may tell who or where she is. */
export function orderRowOf(record: OrderRowRecord, person: OrderPersonRecord): OrderRow {
  return {
    orderId: record.id,
    customerOrderId: record.customer_order_id,
    part: { number: record.part_no, of: record.parts },
    erpOrderId: record.erp_order_id,
    ...orderPersonOf(person),
    mayBeOpened:
      person.care_recipient_id !== null || record.type === orderType.group || record.type === orderType.individual,
    organizationUnitName: record.care_place_name,
    totalPackages: record.packages,
    itemNames: [...record.item_names],
    createdBy: record.created_by,
    createdOn: record.created_at,
    state: record.state,
    erpOrderStatus: record.erp_status,
    cancelAsked: cancelAskedOf(record.cancel_asked_at, record.cancel_asked_by),
    cancelRefused: record.cancel_refused,
    canceller: record.canceller,
    ...orderKindOf(record),
    goodsLabel: person.protected_kind === null ? record.goods_label || null : null,
    deliveryDate: record.delivery_date,
  }
}
