import { expect, test } from 'vitest'
import { readHistory, usualHistory, writeHistory } from './history-view.ts'

test('an address keeps area, page and the open prescription', () => {
  const view = { area: 'Catheter', page: 2, open: 17 } as const
  expect(readHistory(writeHistory(view))).toEqual(view)
  expect(writeHistory(usualHistory)).toBe('')
})

test('what cannot be read counts as not written', () => {
  expect(readHistory('?area=Teeth&page=-3&prescription=0x1')).toEqual(usualHistory)
})
