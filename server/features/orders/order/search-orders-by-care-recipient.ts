import { searchOrdersByCareRecipient as contract } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { orderRowOf } from './order-row.ts'
import { readOrdersOf } from './search-orders-by-care-recipient.sql.ts'

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
  const person = await readOrdersOf(tx, question)
  if (!person) return refuse('recipient-not-found', { at: 'careRecipientId' })
  return agree({
    entities: (person.orders ?? []).map((record) =>
      orderRowOf(record, { ...person, care_recipient_id: careRecipientId }),
    ),
    totalCount: person.found,
    page,
    pageSize,
    careRecipientId,
  })
})
