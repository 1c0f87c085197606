import { expect, test } from 'vitest'
import { blockOfChange } from './block-of-change.ts'

test.each([
  [1, 'update', null],
  [1, 'soft-update', 'preliminary'],
  [1, 'change-dates', null],
  [2, 'soft-update', null],
  [4, 'update-dispense', null],
  [3, 'update', 'ended'],
  [5, 'soft-update', 'ended'],
] as const)('status %i and %s: %s', (status, event, block) => {
  expect(blockOfChange({ status }, event)).toBe(block)
})
