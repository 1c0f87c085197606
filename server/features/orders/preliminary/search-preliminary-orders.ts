import { searchPreliminaryOrders as contract } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import { preliminaryOrderState } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readToday } from './lines-today.ts'
import { placeOf } from '../order/place-of.ts'
import { rowOf } from './preliminary-order-view.ts'
import { countPreliminary, readPreliminaryPage } from './preliminary-orders.sql.ts'

/** What a care place keeps to order again, with what has changed since. */
export const searchPreliminaryOrders = handle(contract, async ({ input, actor, today, tx }) => {
  const { carePlaceId, page, pageSize } = input
  const question = {
    carePlaceId,
    state: preliminaryOrderState[input.state],
    favorite: input.favorite ?? null,
    searchTerm: input.searchTerm ?? null,
    withPersons: actor.may('CareRecipientRead'),
    page,
    pageSize,
  }
  const [place, records, counts] = await Promise.all([
    placeOf(tx, actor, carePlaceId),
    readPreliminaryPage(tx, question),
    countPreliminary(tx, carePlaceId),
  ])
  if (!place) return refuse('place-not-found', { at: 'carePlaceId' })
  const lines = records.flatMap((record) => record.lines)
  const now = await readToday(tx, lines, { place, actor, today })
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    records.length > 0 || page === 1 ? records : await readPreliminaryPage(tx, { ...question, page: 1, pageSize: 1 })
  return agree({
    entities: records.map((record) => rowOf(record, now, actor)),
    totalCount: first?.found ?? 0,
    page,
    pageSize,
    counts,
  })
})
