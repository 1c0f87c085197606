import { expect, test } from 'vitest'
import { readHistory, usualHistory, writeHistory } from './history-view.ts'

test('an address keeps area, period, page and the open prescription', () => {
  const view = { area: 'Catheter', from: '2026-01-01', to: '2026-06-30', page: 2, open: 17 } as const
  expect(readHistory(writeHistory(view))).toEqual(view)
  expect(writeHistory(usualHistory)).toBe('')
})

test('what cannot be read counts as not written', () => {
  expect(readHistory('?area=Teeth&from=2026-02-30&page=-3&prescription=0x1')).toEqual(usualHistory)
})

test('a period that ends before it begins counts as open', () => {
  expect(readHistory('?from=2026-06-30&to=2026-01-01')).toEqual({ ...usualHistory, from: '2026-06-30' })
})
