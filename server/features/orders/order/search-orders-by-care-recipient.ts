import { searchOrdersByCareRecipient as contract } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { orderRowOf } from './order-row.ts'
import { readNameOf, readOrdersOf } from './search-orders-by-care-recipient.sql.ts'

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
    entities: records.map((record) => orderRowOf(record, { ...person, care_recipient_id: careRecipientId })),
    totalCount: first?.found ?? 0,
    page,
    pageSize,
    careRecipientId,
  })
})
