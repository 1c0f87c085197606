import type { InputOf } from '@omsorg/contract/endpoint.ts'
import {
  orderSort,
  type searchOrdersByCareRecipient,
} from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { defaultPageSize } from '@omsorg/contract/paging.ts'

/** 0 all, 1 to 7 that ERP status. */
export const historyFilters = [0, 1, 2, 3, 4, 5, 6, 7] as const
export type HistoryFilter = (typeof historyFilters)[number]

export type HistorySort = keyof typeof orderSort

/** What of the history an address holds. */
export interface HistoryView {
  readonly filter: HistoryFilter
  /** 2 to 30 characters, or blank (O-5-33). */
  readonly term: string
  /** Days, or blank. */
  readonly from: string
  readonly to: string
  readonly sort: HistorySort
  readonly order: 'asc' | 'desc'
  readonly page: number
}

export const usualHistory: HistoryView = {
  filter: 0,
  term: '',
  from: '',
  to: '',
  sort: 'createdOn',
  order: 'desc',
  page: 1,
}

export const shortestTerm = 2
export const longestTerm = 30

/** A search text that may be sent; anything else finds nothing and is not asked for. */
export function isTerm(text: string): boolean {
  const { length } = text.trim()
  return length >= shortestTerm && length <= longestTerm
}

const sorts: readonly HistorySort[] = ['createdOn', 'erpOrderStatus', 'deliveryDate']

/** Reads `?status=5&q=komfort&from=2026-01-01&page=2`. What cannot be read counts as not written. */
export function readHistory(search: string): HistoryView {
  const written = new URLSearchParams(search)
  const text = (name: string) => written.get(name) ?? ''
  return {
    filter: historyFilters.find((filter) => String(filter) === text('status')) ?? 0,
    term: isTerm(text('q')) ? text('q').trim() : '',
    from: dayIn(text('from')),
    to: dayIn(text('to')),
    sort: sorts.find((sort) => sort === text('sort')) ?? usualHistory.sort,
    order: text('order') === 'asc' ? 'asc' : 'desc',
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
  }
}

/** The part of the address after the path: empty for the usual view. */
export function writeHistory(view: HistoryView): string {
  const search = new URLSearchParams()
  if (view.filter !== 0) search.set('status', String(view.filter))
  if (view.term) search.set('q', view.term)
  if (view.from) search.set('from', view.from)
  if (view.to) search.set('to', view.to)
  if (view.sort !== usualHistory.sort) search.set('sort', view.sort)
  if (view.order !== usualHistory.order) search.set('order', view.order)
  if (view.page !== 1) search.set('page', String(view.page))
  return search.size > 0 ? `?${search}` : ''
}

/** What is asked of the server. */
export function inputOf(careRecipientId: number, view: HistoryView): InputOf<typeof searchOrdersByCareRecipient> {
  return {
    careRecipientId,
    filter: view.filter,
    ...(view.term && { searchTerm: view.term }),
    ...(view.from && { from: view.from }),
    ...(view.to && { to: view.to }),
    page: view.page,
    pageSize: defaultPageSize,
    sortBy: orderSort[view.sort],
    sortOrder: view.order,
  }
}

/** Newest or highest first; the same column again turns the direction. */
export function sortedBy(view: HistoryView, sort: HistorySort): HistoryView {
  const turned = view.sort === sort && view.order === 'desc'
  return { ...view, sort, order: turned ? 'asc' : 'desc', page: 1 }
}

export function isFiltered({ filter, term, from, to }: HistoryView): boolean {
  return filter !== 0 || [term, from, to].some((text) => text !== '')
}

function dayIn(text: string): string {
  return readDay(text) ?? ''
}
