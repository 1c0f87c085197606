import { expect, test } from 'vitest'
import { checkExtraFee } from './extra-fee.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-20')
const fee = { validFrom: today, smallOrderFee: null, smallOrderThreshold: null }

test('fees may begin today, and not yesterday', () => {
  expect(checkExtraFee(fee, today).ok).toBe(true)
  expect(checkExtraFee({ ...fee, validFrom: day('2026-11-19') }, today)).toMatchObject({
    ok: false,
    refusal: 'valid-from-in-the-past',
  })
})

test('a fee for small orders says which are small; none, or one of 0, need not (rules 3.8)', () => {
  expect(checkExtraFee({ ...fee, smallOrderFee: 7_500 }, today)).toMatchObject({
    ok: false,
    refusal: 'threshold-missing',
  })
  expect(checkExtraFee({ ...fee, smallOrderFee: 7_500, smallOrderThreshold: 50_000 }, today).ok).toBe(true)
  expect(checkExtraFee({ ...fee, smallOrderFee: 0 }, today).ok).toBe(true)
})
