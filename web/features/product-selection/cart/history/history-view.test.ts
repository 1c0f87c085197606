import { expect, test } from 'vitest'
import { readHistory, usualHistory, writeHistory } from './history-view.ts'

test.each([
  ['', usualHistory],
  ['?area=Catheter&page=2', { area: 'Catheter', page: 2 }],
  ['?area=Nowhere&page=-3', usualHistory],
  ['?page=x', usualHistory],
])('%s is read', (query, view) => {
  expect(readHistory(query)).toEqual(view)
})

test('a view is written as it is read, and the usual one not at all', () => {
  expect(writeHistory(usualHistory)).toBe('')
  const view = { area: 'WoundCare', page: 3 } as const
  expect(readHistory(writeHistory(view))).toEqual(view)
})
