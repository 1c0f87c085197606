import { findOrders as contract } from '@omsorg/contract/orders/order/find-orders.ts'
import { shortestTerm } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { orderPersonOf } from '../today/order-person.ts'
import { type FoundOrderRecord, readFoundOrders } from './find-orders.sql.ts'
import { orderKindOf } from './order-kind.ts'

/** As many as stand in sight; whoever means another writes one digit more. */
const most = 5

/** Orders by number within reach; by the name of the person at the own care place alone (decision 0015). */
export const findOrders = handle(contract, async ({ input, actor, tx }) => {
  const term = input.searchTerm
  const digits = term.replaceAll(/[\s\u00a0]/g, '')
  const isNumber = /^\d{1,15}$/.test(digits)
  const carePlaceId = actor.application === 'GUIDE' ? actor.carePlaceId : null
  const withPersons = actor.may('CareRecipientRead')
  const isName = withPersons && carePlaceId !== null && !/\d/.test(term) && term.length >= shortestTerm
  const records = await readFoundOrders(tx, {
    number: isNumber ? digits : null,
    erpNumber: digits,
    name: isName ? term : null,
    withPersons,
    userId: actor.doerId,
    clientId: actor.clientId,
    carePlaceId,
    market: actor.market,
    limit: most,
  })
  return agree({
    orders: records.map((record) => ({
      customerOrderId: record.id,
      ...orderKindOf(record),
      ...whomFor(record),
      clientId: record.client_id,
      carePlaceId: record.care_place_id,
      carePlaceName: record.care_place_name ?? '',
      totalPackages: record.packages,
      createdOn: record.created_at,
      state: record.state,
      erpOrderStatus: record.erp_status,
    })),
  })
})

function whomFor(record: FoundOrderRecord) {
  const { careRecipientId, careRecipientName } = orderPersonOf(record)
  return { careRecipientId, careRecipientName }
}
