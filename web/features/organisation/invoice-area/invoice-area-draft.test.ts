import { expect, test } from 'vitest'
import {
  draftOf,
  isSameDraft,
  pairsOf,
  placesOf,
  tickedAt,
  type UserNumbers,
  withTicked,
} from './invoice-area-draft.ts'

const pair = (carePlaceId: string, invoiceAreaIds: number[]) => ({
  carePlaceId,
  carePlaceName: carePlaceId,
  customerNumber: '10 01',
  invoiceAreaIds,
})
const numbers: UserNumbers = {
  userId: 1,
  pairs: [pair('björken', [2, 1]), pair('linden', [])],
  carePlaces: [{ carePlaceId: 'björken', name: 'Björken', customerNumbers: ['10 01', '1002'] }],
  invoiceAreas: [],
  rowVersion: 1,
}

test('what a user has is sent back as it was, a number whole without its areas', () => {
  expect(pairsOf(draftOf(numbers))).toEqual([
    { carePlaceId: 'björken', customerNumber: '10 01', invoiceAreaIds: [1, 2] },
    { carePlaceId: 'linden', customerNumber: '10 01', invoiceAreaIds: [] },
  ])
})

test('a number without any area left is taken away, and ticking it again is no change', () => {
  const before = draftOf(numbers)
  const emptied = withTicked(before, 'björken', '10 01', [])
  expect(tickedAt(emptied, 'björken', '10 01')).toEqual([])
  expect(isSameDraft(before, emptied)).toBe(false)
  expect(isSameDraft(before, withTicked(emptied, 'björken', '10 01', [2, 1]))).toBe(true)
})

test('what is held at a place where the user works no more can still be taken away', () => {
  expect(placesOf(numbers).map(({ name, customerNumbers }) => [name, customerNumbers])).toEqual([
    ['Björken', ['10 01', '1002']],
    ['linden', ['10 01']],
  ])
})
