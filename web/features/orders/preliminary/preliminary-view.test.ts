import type { PreliminaryLineView } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import type { PreliminaryOrderRow } from '@omsorg/contract/orders/preliminary/preliminary-order-row.ts'
import { expect, test } from 'vitest'
import { linesReplaced, linesWithout, preliminaryView, stepOf } from './preliminary-view.ts'

const line = (lineId: number, itemNumber: string, more: Partial<PreliminaryLineView> = {}) =>
  ({ lineId, itemNumber, quantity: 2, flavors: [], replacement: null, ...more }) as unknown as PreliminaryLineView

const by = (itemNumber: string) => ({ product: { itemNumber } }) as PreliminaryLineView['replacement']

test('an address brings back what was chosen, and keeps no identity number', () => {
  const view = { state: 'ordered', q: 'komfort', order: 12, page: 2 } as const
  expect(preliminaryView.read(preliminaryView.write(view))).toEqual(view)
  expect(preliminaryView.read('?q=19391010-8020').q).toBe('')
})

test('the way on is to order, to go on with what was never sent, or to replace what is gone', () => {
  const row = (given: object) =>
    ({
      can: { order: { allowed: true, reason: null } },
      lastUsedOn: null,
      changes: [],
      favorite: false,
      ...given,
    }) as unknown as PreliminaryOrderRow
  expect(stepOf(row({}))).toBe('goOn')
  expect(stepOf(row({ favorite: true }))).toBe('order')
  const nothingLeft = { can: { order: { allowed: false, reason: 'nothing-left' } } }
  expect(stepOf(row({ ...nothingLeft, changes: [{ change: 'gone', lines: 1, expectedOn: null }] }))).toBe('replace')
  expect(stepOf(row(nothingLeft))).toBe('goOn')
})

test('a line that is replaced keeps its amount, and adds to the line that has the item already', () => {
  const gone = line(1, 'old', { replacement: by('new') })
  expect(linesReplaced([gone, line(2, 'other')], gone)).toMatchObject([
    { itemNumber: 'new', quantity: 2 },
    { itemNumber: 'other' },
  ])
  expect(linesReplaced([gone, line(2, 'new')], gone)).toMatchObject([{ itemNumber: 'new', quantity: 4 }])
  expect(linesWithout([gone, line(2, 'other')], gone)).toMatchObject([{ itemNumber: 'other' }])
})
