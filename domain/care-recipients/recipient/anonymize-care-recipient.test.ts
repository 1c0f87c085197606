import { expect, test } from 'vitest'
import { mayBeAnonymized, type AnonymizingFacts } from './anonymize-care-recipient.ts'

const calm: AnonymizingFacts = { isAnonymized: false, hasRunningOrders: false, hasRunningPrescriptions: false }

test('somebody for whom nothing runs any more may become nameless', () => {
  expect(mayBeAnonymized(calm).ok).toBe(true)
})

test.each([
  [{ hasRunningOrders: true }, 'has-running-orders'],
  [{ hasRunningPrescriptions: true }, 'has-running-prescriptions'],
  [{ isAnonymized: true, hasRunningOrders: true }, 'already-anonymized'],
] as const)('%j is refused: %s', (facts, refusal) => {
  expect(mayBeAnonymized({ ...calm, ...facts })).toMatchObject({ ok: false, refusal })
})
