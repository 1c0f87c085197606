import { expect, test } from 'vitest'
import { blockOfChange } from './block-of-change.ts'

test.each([
  ['preliminary', 'update', null],
  ['preliminary', 'soft-update', 'preliminary'],
  ['preliminary', 'change-dates', null],
  ['active', 'soft-update', null],
  ['renew', 'update-dispense', null],
  ['finished', 'update', 'ended'],
  ['closed', 'soft-update', 'ended'],
] as const)('%s and %s: %s', (status, event, block) => {
  expect(blockOfChange({ status }, event)).toBe(block)
})
