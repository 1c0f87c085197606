import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { describe, expect, test } from 'vitest'
import { closingOf } from './closing-of.ts'

const row = (prescriptionRowId: number, status: RowView['status'] = 'active') => ({
  prescriptionRowId,
  status,
  rowVersion: 3,
})
const closing = (rows: ReturnType<typeof row>[], ...chosen: number[]) => closingOf({ rows }, new Set(chosen))

describe('what is chosen to be closed', () => {
  test('is one row, while another can be drawn', () => {
    expect(closing([row(1), row(2)], 1)).toEqual({ kind: 'row', row: row(1), closesAll: false })
  })

  test('is several rows', () => {
    expect(closing([row(1), row(2), row(3)], 1, 3)).toEqual({ kind: 'rows', closesAll: false })
  })

  test('is the prescription, when every row that is open is chosen', () => {
    expect(closing([row(1), row(2, 'closed')], 1)).toEqual({ kind: 'whole', closesAll: true })
  })

  test('takes the prescription with it, when what is left is used up', () => {
    expect(closing([row(1), row(2, 'used-up')], 1)).toMatchObject({ kind: 'row', closesAll: true })
  })

  test('is nothing yet', () => {
    expect(closing([row(1, 'used-up')])).toEqual({ kind: 'rows', closesAll: false })
  })
})
