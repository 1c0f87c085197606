import type { InputOf } from '@omsorg/contract/endpoint.ts'
import {
  orderSort,
  searchOrdersByCareRecipient,
} from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { erpStatuses } from '@omsorg/domain/orders/erp/erp-status.ts'
import { defaultPageSize } from '@omsorg/contract/paging.ts'
import { addressView, day, oneOf, oneOrNone, page } from '../../../../platform/routing/address-view.ts'
import { searchTermOf } from '../../../../platform/routing/search-term.ts'

export type HistorySort = keyof typeof orderSort

export const historyTerm = searchTermOf(searchOrdersByCareRecipient)

/** `?status=5&q=komfort&from=2026-01-01&page=2` */
export const orderHistoryView = addressView({
  status: oneOrNone(erpStatuses),
  q: historyTerm.part,
  from: day,
  to: day,
  sort: oneOf(['createdOn', 'erpOrderStatus', 'deliveryDate']),
  order: oneOf(['desc', 'asc']),
  page,
})

export type HistoryView = ReturnType<typeof orderHistoryView.read>

export const wholeHistory = orderHistoryView.read('')

/** What is asked of the server, apart from whose orders. */
export function inputOf(view: HistoryView): Omit<InputOf<typeof searchOrdersByCareRecipient>, 'careRecipientId'> {
  return {
    filter: view.status ?? 0,
    ...(view.q && { searchTerm: view.q }),
    ...(view.from && { from: view.from }),
    ...(view.to && { to: view.to }),
    page: view.page,
    pageSize: defaultPageSize,
    sortBy: orderSort[view.sort],
    sortOrder: view.order,
  }
}

/** Newest or highest first; the same column again turns the direction. */
export function sortedBy(view: HistoryView, sort: HistorySort): Pick<HistoryView, 'sort' | 'order'> {
  return { sort, order: view.sort === sort && view.order === 'desc' ? 'asc' : 'desc' }
}

export function isFiltered({ status, q, from, to }: HistoryView): boolean {
  return status !== null || [q, from, to].some((each) => each !== '')
}
