import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { expect, test } from 'vitest'
import { rowsOf } from './rows-of.ts'

type Ordered = Pick<RowView, 'prescriptionRowId' | 'itemNumber' | 'status' | 'suggestion' | 'product'>

function row(
  prescriptionRowId: number,
  word: RowView['suggestion']['word'],
  daysLeft: number | null,
  therapyArea: TherapyArea = 'Incontinence',
): Ordered {
  const suggestion = { word, daysLeft, runsOutOn: null, action: 'none', reason: null } as const
  const itemNumber = `item ${prescriptionRowId}`
  const product = { itemNumber, name: 'A', shape: 'pad', therapyArea, itemsPerPackage: 10, unit: 'piece' } as const
  return { prescriptionRowId, itemNumber, status: 'active', suggestion, product }
}

const renew = { allowed: true, reason: null } as const
const prescription = (rows: Ordered[], more: object = {}) => ({
  status: 'active' as const,
  can: { renew },
  rows,
  ...more,
})
const idsOf = (prescriptions: Parameters<typeof rowsOf<Ordered>>[0]) =>
  rowsOf(prescriptions).map(({ prescriptionRowId }) => prescriptionRowId)

test('what runs out first stands on top, whatever prescription it belongs to', () => {
  const first = prescription([
    row(1, 'recently-ordered', 40),
    row(2, 'time-to-order', -2),
    row(3, 'time-to-order', null),
  ])
  const second = prescription([row(4, 'soon', 3), row(5, 'consumption-missing', null), row(6, 'time-to-order', -9)])
  expect(idsOf([first, second])).toEqual([3, 6, 2, 4, 5, 1])
})

test('the areas stay together, first the one in which something runs out first', () => {
  const pads = prescription([row(1, 'recently-ordered', 40), row(2, 'soon', 9)])
  const drinks = prescription([row(3, 'time-to-order', 0, 'Nutrition'), row(4, 'recently-ordered', 60, 'Nutrition')])
  expect(idsOf([pads, drinks])).toEqual([3, 4, 2, 1])
})

test('closed rows are history', () => {
  expect(idsOf([prescription([{ ...row(1, 'soon', 3), status: 'closed' }])])).toEqual([])
})

test('what has ended is shown while it may be renewed, unless another prescription holds it by now', () => {
  const ended = prescription([row(1, 'soon', 3), row(2, 'soon', 4)], { status: 'finished' })
  const again = prescription([{ ...row(9, 'soon', 9), itemNumber: 'item 2' }])
  expect(idsOf([ended, again])).toEqual([1, 9])
  const tooLate = { allowed: false, reason: 'ended-too-long-ago' } as const
  expect(idsOf([{ status: 'finished', can: { renew: tooLate }, rows: ended.rows }])).toEqual([])
})
