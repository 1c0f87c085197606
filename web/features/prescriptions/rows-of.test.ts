import type { RowView } from '@omsorg/contract/prescriptions/row-view.ts'
import { expect, test } from 'vitest'
import { rowsOf } from './rows-of.ts'

type Ordered = Pick<RowView, 'prescriptionRowId' | 'status' | 'suggestion'>

function row(prescriptionRowId: number, word: RowView['suggestion']['word'], daysLeft: number | null): Ordered {
  const suggestion = { word, daysLeft, runsOutOn: null, action: 'none', reason: null } as const
  return { prescriptionRowId, status: 'active', suggestion }
}

test('what runs out first stands on top, whatever prescription it belongs to', () => {
  const first = { rows: [row(1, 'recently-ordered', 40), row(2, 'time-to-order', -2), row(3, 'time-to-order', null)] }
  const second = { rows: [row(4, 'soon', 3), row(5, 'consumption-missing', null), row(6, 'time-to-order', -9)] }
  expect(rowsOf([first, second]).map(({ prescriptionRowId }) => prescriptionRowId)).toEqual([3, 6, 2, 4, 5, 1])
})

test('closed rows are history', () => {
  expect(rowsOf([{ rows: [{ ...row(1, 'soon', 3), status: 'closed' }] }])).toEqual([])
})
