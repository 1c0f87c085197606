import { expect, test } from 'vitest'
import { labelLevels } from './label-levels.ts'

test('labels with room beside each other stand on one line', () => {
  expect(labelLevels([0, 20, 40, 90])).toEqual([0, 0, 0, 0])
  expect(labelLevels([])).toEqual([])
})

test('a label that would lie over the former stands below it, and the next one has its place again', () => {
  expect(labelLevels([0, 10, 20, 30])).toEqual([0, 1, 0, 1])
  expect(labelLevels([40, 41, 42, 60])).toEqual([0, 1, 2, 0])
})

test('on a full picture a label stands where the former is furthest away', () => {
  expect(labelLevels([0, 1, 2, 3])).toEqual([0, 1, 2, 0])
})

test('a label that has no room on the first line lies over none on the others', () => {
  const fromSixty = (place: number) => place > 60
  expect(labelLevels([34, 47, 61, 69], fromSixty)).toEqual([0, 1, 2, 1])
  expect(labelLevels([10, 61, 90], fromSixty)).toEqual([0, 1, 1])
})
