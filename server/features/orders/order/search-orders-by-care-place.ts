import { searchOrdersByCarePlace as contract } from '@omsorg/contract/orders/order/search-orders-by-care-place.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { placeOf } from './place-of.ts'
import { orderRowOf } from './order-row.ts'
import {
  countOrdersOfPlace,
  readOrdersOfPlace,
  readOrdersOfPlaceByTerm,
  readSearchedFrom,
  type PlaceOrdersQuestion,
  type PlaceRowRecord,
} from './search-orders-by-care-place.sql.ts'

/** What a place has ordered, for itself and, to whoever may see persons, for its people. */
export const searchOrdersByCarePlace = handle(contract, async ({ input, actor, tx }) => {
  const { page, pageSize, searchTerm } = input
  const question: PlaceOrdersQuestion = {
    carePlaceId: input.carePlaceId,
    withPersons: actor.may('CareRecipientRead'),
    erpStatus: input.filter === 0 ? null : input.filter,
    from: input.from ?? null,
    to: input.to ?? null,
    timeZone: marketOf(actor.market).timeZone,
    sortBy: input.sortBy,
    sortOrder: input.sortOrder,
    page,
    pageSize,
  }
  const [place, found] = await Promise.all([
    placeOf(tx, actor, input.carePlaceId),
    searchTerm === undefined ? pageOf(tx, question) : hitsOf(tx, question, searchTerm),
  ])
  if (!place) return refuse('place-not-found', { at: 'carePlaceId' })
  return agree({
    entities: found.records.map((record) => orderRowOf(record, record)),
    totalCount: found.totalCount,
    page,
    pageSize,
    searchedFrom: found.searchedFrom,
  })
})

interface Found {
  readonly records: readonly PlaceRowRecord[]
  readonly totalCount: number
  readonly searchedFrom: string | null
}

async function pageOf(tx: Transaction, question: PlaceOrdersQuestion): Promise<Found> {
  const [records, totalCount] = await Promise.all([readOrdersOfPlace(tx, question), countOrdersOfPlace(tx, question)])
  return { records, totalCount, searchedFrom: null }
}

async function hitsOf(tx: Transaction, question: PlaceOrdersQuestion, term: string): Promise<Found> {
  const digits = term.replaceAll(/[\s\u00a0]/g, '')
  const words = { term, number: /^\d{1,15}$/.test(digits) ? digits : null }
  const [records, searchedFrom] = await Promise.all([
    readOrdersOfPlaceByTerm(tx, question, words),
    readSearchedFrom(tx, question),
  ])
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    records.length > 0 || question.page === 1
      ? records
      : await readOrdersOfPlaceByTerm(tx, { ...question, page: 1, pageSize: 1 }, words)
  return { records, totalCount: first?.found ?? 0, searchedFrom }
}
