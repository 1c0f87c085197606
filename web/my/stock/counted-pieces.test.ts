import { expect, test } from 'vitest'
import { countedPieces } from './counted-pieces.ts'

test.each([
  [1, 'half', 28, 42],
  [0, 'none', 28, 0],
  [0, 'little', 28, 7],
  [2, 'most', 30, 86],
  [3, 'none', 1, 3],
] as const)('%i packages and one that is %s, of %i, are %i pieces', (whole, opened, each, pieces) => {
  expect(countedPieces(whole, opened, each)).toBe(pieces)
})
