import { expect, test } from 'vitest'
import { checkFeeSettings, feeOn } from './fee-settings.ts'

const today = Temporal.PlainDate.from('2026-11-23')

test.each([
  [['Ostomy'], '2026-11-23', true],
  [['Ostomy', 'Catheter'], '2027-01-01', true],
  [['Ostomy'], '2026-11-22', 'valid-from-in-the-past'],
  [['Ostomy', 'Ostomy'], '2026-11-23', 'area-twice'],
] as const)('fees of %o from %s on: %s', (areas, from, judged) => {
  const outcome = checkFeeSettings([...areas], Temporal.PlainDate.from(from), today)
  expect(outcome.ok ? true : outcome.refusal).toBe(judged)
})

test('the latest fee that has begun holds', () => {
  const fees = ['2026-01-01', '2026-11-23', '2027-01-01'].map((validFrom) => ({
    therapyArea: 'Ostomy' as const,
    validFrom,
  }))
  expect(feeOn(fees, 'Ostomy', '2026-11-23')?.validFrom).toBe('2026-11-23')
  expect(feeOn(fees, 'Ostomy', '2025-12-31')).toBeUndefined()
  expect(feeOn(fees, 'Catheter', '2026-11-23')).toBeUndefined()
})
