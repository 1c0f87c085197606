import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

const rounded = (widths: readonly number[]) => widths.map((width) => Math.round(width * 10) / 10)

test('columns have their shares of the room where every head fits', () => {
  const columns = [
    { share: 3, least: 40 },
    { share: 1, least: 60 },
  ]
  expect(columnWidths(400, columns)).toEqual([300, 100])
})

test('a head that would be broken within a word takes what it lacks from the columns that have more than they need', () => {
  const widths = columnWidths(400, [
    { share: 2, least: 100 },
    { share: 1, least: 100 },
    { share: 1, least: 140 },
  ])
  expect(rounded(widths)).toEqual([160, 100, 140])
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(400)
})

test('where the words need more room than there is the shares stay', () => {
  const columns = [
    { share: 1, least: 300 },
    { share: 1, least: 150 },
  ]
  expect(columnWidths(400, columns)).toEqual([200, 200])
})
