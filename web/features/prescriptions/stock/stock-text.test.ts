import type { RunOutRow } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'
import { expect, test } from 'vitest'
import { nearnessOf } from './stock-text.ts'

const row = (daysLeft: number | null, runsOutOn: string | null, deliverableOn: string | null) =>
  ({ daysLeft, runsOutOn, deliverableOn }) as RunOutRow

test('what runs out sooner than an order of today would come stands out', () => {
  expect(nearnessOf(row(3, '2026-11-23', '2026-11-24'))).toBe('too-late')
  expect(nearnessOf(row(4, '2026-11-24', '2026-11-24'))).toBe('later')
  expect(nearnessOf(row(4, '2026-11-24', null))).toBe('later')
})

test('what has run out has, whatever comes when', () => {
  expect(nearnessOf(row(0, '2026-11-20', '2026-11-24'))).toBe('out')
  expect(nearnessOf(row(-3, '2026-11-17', null))).toBe('out')
})

test('of what was never ordered nothing is known', () => expect(nearnessOf(row(null, null, '2026-11-24'))).toBe('none'))
