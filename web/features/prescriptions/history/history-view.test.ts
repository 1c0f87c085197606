import { expect, test } from 'vitest'
import { historyView } from './history-view.ts'

test('an address keeps area, status, period, page and the open prescription', () => {
  const view = {
    area: 'Catheter',
    status: 'renew',
    from: '2026-01-01',
    to: '2026-06-30',
    page: 2,
    prescription: 17,
  } as const
  expect(historyView.read(historyView.write(view))).toEqual(view)
})

test('a period that ends before it begins counts as open', () => {
  expect(historyView.read('?from=2026-06-30&to=2026-01-01')).toMatchObject({ from: '2026-06-30', to: '' })
})
