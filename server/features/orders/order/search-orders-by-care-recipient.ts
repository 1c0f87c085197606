import type { OrderRow } from '@omsorg/contract/orders/order/order-row.ts'
import { searchOrdersByCareRecipient as contract } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle } from '../../../platform/handle.ts'
import { cancelAskedOf, sourceWord } from './order-view.ts'
import {
  readNameOf,
  readOrdersOf,
  type NamedPerson,
  type OrderRowRecord,
} from './search-orders-by-care-recipient.sql.ts'

/** The orders of a person, wherever they were placed: what another place ordered counts here too. */
export const searchOrdersByCareRecipient = handle(contract, async ({ input, actor, tx }) => {
  const { careRecipientId, page, pageSize } = input
  const question = {
    careRecipientId,
    erpStatus: input.filter === 0 ? null : input.filter,
    searchTerm: input.searchTerm ?? null,
    from: input.from ?? null,
    to: input.to ?? null,
    timeZone: marketOf(actor.market).timeZone,
    sortBy: input.sortBy,
    sortOrder: input.sortOrder,
    page,
    pageSize,
  }
  const [person, records] = await Promise.all([readNameOf(tx, careRecipientId), readOrdersOf(tx, question)])
  if (!person) return refuse('recipient-not-found', { at: 'careRecipientId' })
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    records.length > 0 || page === 1 ? records : await readOrdersOf(tx, { ...question, page: 1, pageSize: 1 })
  return agree({
    entities: records.map((record) => orderRowOf(record, careRecipientId, person)),
    totalCount: first?.found ?? 0,
    page,
    pageSize,
    careRecipientId,
  })
})

function orderRowOf(record: OrderRowRecord, careRecipientId: number, person: NamedPerson): OrderRow {
  const { protected_kind: protection } = person
  return {
    orderId: record.id,
    customerOrderId: record.customer_order_id,
    part: { number: record.part_no, of: record.parts },
    erpOrderId: record.erp_order_id,
    careRecipientId,
    careRecipientName: shown('name', `${person.first_name} ${person.last_name}`, protection),
    protected: protection !== null,
    organizationUnitName: record.care_place_name,
    totalPackages: record.packages,
    itemNames: [...record.item_names],
    createdBy: record.created_by ?? '',
    createdOn: record.created_at,
    state: record.state,
    erpOrderStatus: record.erp_status,
    cancelAsked: cancelAskedOf(record.cancel_asked_at, record.cancel_asked_by),
    cancelRefused: record.cancel_refused,
    canceller: record.canceller,
    orderType: wordOf(orderType, record.type),
    isExpress: record.is_express,
    isPreorder: record.is_preorder,
    source: sourceWord[record.source],
    goodsLabel: protection === null ? record.goods_label || null : null,
    deliveryDate: record.delivery_date,
  }
}
