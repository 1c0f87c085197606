import { erpStatuses } from '@omsorg/domain/orders/erp/erp-status.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { expect, test } from 'vitest'
import { inputOf, isFiltered, historyTerm, orderHistoryView, sortedBy, wholeHistory } from './history-view.ts'

test('an address brings back the view it was written from', () => {
  const view = {
    ...wholeHistory,
    status: 5,
    q: 'komfort',
    from: '2026-01-01',
    sort: 'deliveryDate',
    page: 2,
  } as const
  expect(orderHistoryView.write(view)).toBe('?status=5&q=komfort&from=2026-01-01&sort=deliveryDate&page=2')
  expect(orderHistoryView.read(orderHistoryView.write(view))).toEqual(view)
  expect(orderHistoryView.write(wholeHistory)).toBe('')
})

test('the filter has all orders and each of seven statuses, in words that differ (O-4-17)', () => {
  for (const { orders, statuses } of languages.map(textsOf)) {
    const entries = [orders.history.filters.all, ...erpStatuses.map((status) => statuses.erp[status])]
    expect(new Set(entries).size).toBe(8)
  }
  const views = erpStatuses.map((status) => inputOf({ ...wholeHistory, status }).filter)
  expect([inputOf(wholeHistory).filter, ...views]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('what cannot be read in an address counts as not written', () => {
  expect(orderHistoryView.read('?status=9&q=x&from=yesterday&page=-2&sort=colour')).toEqual(wholeHistory)
  expect(isFiltered(wholeHistory)).toBe(false)
})

test('a search text is as long as the contract takes it, 2 to 30 characters (O-9-07)', () => {
  expect(['a', 'ab', 'x'.repeat(30), 'x'.repeat(31)].map(historyTerm.isTerm)).toEqual([false, true, true, false])
})

test('what is blank is not asked for', () => {
  expect(inputOf(wholeHistory)).toEqual({
    filter: 0,
    page: 1,
    pageSize: 25,
    sortBy: 0,
    sortOrder: 'desc',
  })
})

test('a column sorts downwards first and turns when it is pressed again', () => {
  const once = { ...wholeHistory, ...sortedBy(wholeHistory, 'deliveryDate') }
  expect(once).toMatchObject({ sort: 'deliveryDate', order: 'desc' })
  expect(sortedBy(once, 'deliveryDate').order).toBe('asc')
})

test('the identity number of somebody never stands in the address, written or read', () => {
  expect(orderHistoryView.write({ ...wholeHistory, q: '19391010-8020' })).toBe('')
  expect(orderHistoryView.read('?q=19391010-8020').q).toBe('')
  expect(orderHistoryView.write({ ...wholeHistory, q: '204131' })).toBe('?q=204131')
})
