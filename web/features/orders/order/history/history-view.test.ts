import { expect, test } from 'vitest'
import { inputOf, isTerm, readHistory, sortedBy, usualHistory, writeHistory } from './history-view.ts'

test('an address brings back the view it was written from', () => {
  const view = {
    ...usualHistory,
    filter: 5,
    term: 'komfort',
    from: '2026-01-01',
    sort: 'deliveryDate',
    page: 2,
  } as const
  expect(readHistory(writeHistory(view))).toEqual(view)
  expect(writeHistory(usualHistory)).toBe('')
})

test('what cannot be read in an address counts as not written', () => {
  expect(readHistory('?status=9&q=x&from=yesterday&page=-2&sort=colour')).toEqual(usualHistory)
})

test('a search text has 2 to 30 characters', () => {
  expect(['a', 'ab', 'x'.repeat(30), 'x'.repeat(31)].map(isTerm)).toEqual([false, true, true, false])
})

test('what is blank is not asked for', () => {
  expect(inputOf(7, usualHistory)).toEqual({
    careRecipientId: 7,
    filter: 0,
    page: 1,
    pageSize: 25,
    sortBy: 0,
    sortOrder: 'desc',
  })
})

test('a column sorts downwards first and turns when it is pressed again', () => {
  const once = sortedBy({ ...usualHistory, page: 3 }, 'deliveryDate')
  expect(once).toMatchObject({ sort: 'deliveryDate', order: 'desc', page: 1 })
  expect(sortedBy(once, 'deliveryDate').order).toBe('asc')
})
